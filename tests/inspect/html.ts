import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

/** Rules of html-validate that the pages may break, each with the reason why that hurts nobody. */
const tolerated: RuleConfig = {
  // React writes required="" and crossorigin=""; HTML gives them the meaning of the bare attribute.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Advice for search results; an article's title may be as long as content/ allows.
  'long-title': 'off',
  // In a sentence CSS keeps a telephone number together, so that a copied one has plain spaces.
  'tel-non-breaking': 'off',
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: [
      'html-validate:recommended',
      'html-validate:document',
      'html-validate:a11y',
      'html-validate:standard',
    ],
    rules: tolerated,
  }),
);

/** What html-validate, a parser and checker of its own, finds wrong in each page of an export, by file. */
export async function htmlErrors(outDir: string): Promise<Record<string, string[]>> {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const reports = files.map(async (file) => {
    const { results } = await validator.validateFile(join(outDir, file));
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    return [file, errors] as const;
  });
  return Object.fromEntries(await Promise.all(reports));
}
