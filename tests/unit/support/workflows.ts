import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { permissions?: unknown; needs?: unknown; if?: string; uses?: string; steps?: Step[] };
type Workflow = { on: unknown; permissions?: unknown; concurrency?: unknown; jobs: Record<string, Job> };

const folder = '.github/workflows';
/** The workflows, each as text and parsed. */
export const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

/** A workflow by the name of its file. Throws if there is none. */
export function workflowOf(name: string): Workflow {
  const found = workflows.find(({ file }) => file === name);
  if (!found) throw new Error(`${folder} has no ${name}`);
  return found.workflow;
}

/** The script of the step that contains a text, as GitHub runs it. */
export function scriptOf(file: string, job: string, contains: string): string {
  return workflowOf(file).jobs[job]?.steps?.find(({ run }) => run?.includes(contains))?.run ?? '';
}
