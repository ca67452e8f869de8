import { z } from 'zod';
import type { company } from '../../lib/schemas/company';
import { editor as settings } from '../../lib/schemas/editor';
import { argumentsOf, stop } from '../arguments';
import { readCompany } from '../readCompany';
import { bundleEditor } from './bundle';
import { hostedConfig } from './config';

argumentsOf('npm run build:editor');

const folder = 'editor';

const missing = `content/company.yaml has no "editor", so the visual editor would not know where to save. Add these lines with your own values (docs/editor.md):

editor:
  repository: owner/website
  branch: main
  signIn: https://sign-in.example.workers.dev

Without "signIn", writers sign in with a personal access token of GitHub.`;

try {
  const { name, url, editor } = readCompany('content').values as z.infer<typeof company>;
  if (!editor) stop(missing);
  const { error } = z.object({ editor: settings }).safeParse({ editor });
  if (error) stop(`content/company.yaml:\n${z.prettifyError(error)}`);
  await bundleEditor(folder, hostedConfig(name, url, editor));
  console.log(`${folder}/ has the visual editor for ${editor.repository}. Serve it from a separate origin.`);
} catch (error) {
  stop((error as Error).message);
}
