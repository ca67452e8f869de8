import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const presets = ['recommended', 'document', 'a11y', 'standard'];

const loader = new StaticConfigLoader({
  root: true,
  extends: presets.map((name) => `html-validate:${name}`),
  rules: {
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
  },
});
// Resolving the rules takes as long as the validation of a file.
const rules = loader.getConfigFor('');
loader.getConfigFor = () => rules;

const validator = new HtmlValidate(loader);

/** Returns the html-validate errors of a page of an export. */
export async function htmlErrors(outDir: string, file: string): Promise<string[]> {
  const { results } = await validator.validateFile(join(outDir, file));
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
}
