import { join } from 'node:path';
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { filesIn } from './exportedPages';

/** Rules of html-validate that are off, or have exceptions, each with its reason. */
const changedRules: RuleConfig = {
  // React writes required="" and crossorigin="", which are equivalent to the bare attributes.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Search engine advice; the content check limits the length of titles.
  'long-title': 'off',
  // Safari has no list without marks unless it has the role.
  'no-redundant-role': 'off',
  'prefer-native-element': ['error', { exclude: ['list'] }],
  // CSS keeps phone numbers on one line, so that copied ones have ordinary spaces.
  'tel-non-breaking': 'off',
};

/** Resolves the rules once: for each file, that takes as long as the validation. */
class OneConfig extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('');

  override getConfigFor() {
    return this.#resolved;
  }
}

const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    extends: [
      'html-validate:recommended',
      'html-validate:document',
      'html-validate:a11y',
      'html-validate:standard',
    ],
    rules: changedRules,
  }),
);

/** Returns the html-validate errors of each page of an export, by file. */
export async function htmlErrors(outDir: string): Promise<Record<string, string[]>> {
  const reports = filesIn(outDir, '.html').map(async (file) => {
    const { results } = await validator.validateFile(join(outDir, file));
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    return [file, errors] as const;
  });
  return Object.fromEntries(await Promise.all(reports));
}
