import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { addError, startOfFile } from '../diagnostics/messages';
import type { Delivery, Form } from './schema';

/** What each form does without an endpoint. */
export const withoutEndpoint: Record<Form, string> = {
  inquiries: 'the contact form waits two seconds, thanks the visitor and discards the message',
  subscriptions: 'the Subscribe button of the newsletter does nothing',
};

const names = Object.keys(withoutEndpoint) as Form[];

/** The line that stands for a form in the list of published URLs, for example `delivery.inquiries`. */
const lineOf = (form: Form) => `delivery.${form}`;

/** The lines of all forms. */
export const formLines: ReadonlySet<string> = new Set(names.map(lineOf));

/**
 * Adds an error to company.yaml for each form that delivers on the published site and would not any more. `url: none`
 * says that this is meant.
 */
export function checkPublishedForms(company: VFile, published: ReadonlySet<string>) {
  const { yaml } = documentOf(company);
  // With an error in the YAML it is unclear what is missing.
  if (!yaml?.values) return;
  const delivery = fieldOf(documentOf(company), 'delivery') as Delivery | null | undefined;
  for (const form of names) {
    if (!published.has(lineOf(form)) || delivery?.[form]) continue;
    const place = delivery ? yaml.positionOf(['delivery']) : startOfFile;
    const reason = `${lineOf(form)} is missing, but that form of the public site sends to an endpoint. Without one ${withoutEndpoint[form]}: restore the endpoint or, to stop delivery on purpose, write url: none under ${lineOf(form)}`;
    addError(company, place, reason, 'no-lost-delivery');
  }
}
