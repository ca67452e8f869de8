import { z } from 'zod';
import { isMarkdown } from '../../lib/markdown/fields';

/** As little or as much as a schema allows. */
export type Form = 'shortest' | 'fullest';

/**
 * Returns a function that generates values of schemas in a form, each text different from all others. `names` has what
 * fields can name of the content, by field.
 */
export function generatorOf(form: Form, names: Readonly<Record<string, readonly string[]>>) {
  let count = 0;

  function objectOf(schema: z.ZodObject): Record<string, unknown> {
    const isOptional = (name: string) => schema.shape[name] instanceof z.ZodOptional;
    const all = Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, generate(field as z.ZodType, name)]),
    );
    // Without its list, a section shows everything that there is.
    const isKept = (name: string) => form === 'fullest' || !isOptional(name) || Array.isArray(all[name]);
    const wanted = Object.fromEntries(Object.entries(all).filter(([name]) => isKept(name)));
    // Some fields exclude each other.
    const others = Object.keys(all).map((left) => ({ ...all, [left]: undefined }));
    const valid = [wanted, ...others].find((values) => schema.safeParse(values).success);
    if (valid) return valid;
    const { title } = schema.meta() ?? {};
    const reason = z.prettifyError(schema.safeParse(wanted).error as z.ZodError);
    throw new Error(`No values fit ${title}: give a text with a pattern an example in its meta.\n${reason}`);
  }

  function generate(schema: z.ZodType, name: string): unknown {
    if (schema instanceof z.ZodOptional) return generate(schema.unwrap() as z.ZodType, name);
    if (schema instanceof z.ZodObject) return objectOf(schema);
    if (schema instanceof z.ZodLiteral) return schema.value;
    if (schema instanceof z.ZodBoolean) return true;
    if (schema instanceof z.ZodEnum) return schema.options.at(form === 'fullest' ? -1 : 0);
    if (schema instanceof z.ZodNumber) return form === 'fullest' ? schema.maxValue : schema.minValue;
    if (schema instanceof z.ZodArray) {
      const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      const length = form === 'fullest' ? maxItems : minItems;
      const items = () =>
        Array.from({ length: length as number }, () => generate(schema.element as z.ZodType, ''));
      return names[name]?.slice(0, length) ?? items();
    }
    if (names[name]) return names[name][0];
    count += 1;
    return textsFor(schema, form, count).find((text) => schema.safeParse(text).success);
  }

  return (schema: z.ZodType) => generate(schema, '');
}

const longWords = 'Telecommunications, Featherstonehaugh-Cholmondeley and internationalisation';

const markdown = `

1. A first item
2. A second one, with a [way to write](/contact)

| Responsibilities | Internationalisation | Otorhinolaryngologists |
| --- | --- | ---: |
| Telecommunications | A cell with several words in it | As [counted](https://example.com/) |

> A quotation
> — Featherstonehaugh-Cholmondeley`;

/** Texts for a field. The first that its schema accepts is the one. */
function textsFor(schema: z.ZodType, form: Form, count: number): string[] {
  const { examples = [], isLink } = schema.meta() ?? {};
  if (isLink) return [form === 'fullest' ? '/contact#send-us-a-message' : '/'];
  const words = form === 'fullest' ? `${longWords} ${count}` : letters(count);
  const sentence = `${words}: **bold words** and *others*, in a sentence that takes several lines.`;
  const texts = form === 'fullest' && isMarkdown(schema) ? [sentence + markdown, sentence] : [words];
  // A required form, or a file that must exist.
  return [...texts, ...(examples as string[])];
}

/** A, B, … Z, AA, AB … for 1, 2, … */
function letters(count: number): string {
  const last = String.fromCharCode(65 + ((count - 1) % 26));
  return count > 26 ? letters(Math.floor((count - 1) / 26)) + last : last;
}
