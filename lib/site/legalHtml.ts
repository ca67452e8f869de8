import { escapedHtml } from '../markdown/escapedHtml';
import { phoneUrl } from '../schemas/phone';
import { addressLine, company, topicContacts } from './company';
import { usesPictureHost } from './usesPictureHost';

/**
 * The HTML of a legal text with addresses and links in place of their names and without the paragraphs that do not apply. Links,
 * which headings are, can wrap after a slash, so that "Access/Modify/Delete" does not overflow on phones.
 */
export function legalHtml(html: string): string {
  const applied = usesPictureHost() ? 'with' : 'without';
  const applicable = html.replace(conditional, (_, condition: string, text: string) =>
    condition === applied ? `<p>${text}</p>` : '',
  );
  const withHtml = htmlOfFacts.reduce(
    (text, [written, shown]) => text.replaceAll(written, () => shown),
    applicable,
  );
  return withHtml.replace(wordsOfLink, (words) => words.replace(slash, '/<wbr>'));
}

/** A paragraph cannot contain another one. */
const conditional = /<p>\{(with|without)PictureHost\}\s*([\s\S]*?)<\/p>/g;

const wordsOfLink = /(?<=<a [^>]*>).*?(?=<\/a>)/gs;

/** Outside tags. */
const slash = /\/(?![^<]*>)/g;

type Contact = { name: string; role?: string; email: string; phone?: string };

/** Who answers about privacy; the group, if nobody is named. */
const officer = topicContacts.find(({ topic }) => topic === 'privacy');

const htmlOfFacts: [written: string, shown: string][] = [
  ['<p>{contact}</p>', groupContact()],
  ['<p>{privacyContact}</p>', officer ? personContact(officer) : groupContact()],
  ['{email}', emailLink(company.email)],
  ['{phone}', phoneLink(company.phone)],
];

function groupContact(): string {
  const { name, legalName, address, email, phone } = company;
  return contactHtml([legalName ?? name, addressLine(address)], email, phone);
}

function personContact({ name, role, email, phone }: Contact): string {
  return contactHtml([role ? `${name}, ${role}` : name], email, phone);
}

function contactHtml(lines: readonly string[], email: string, phone?: string): string {
  const words = lines.map((line) => `<span>${escapedHtml(line)}</span>`);
  return `<address>${[...words, emailLink(email), phone ? phoneLink(phone) : ''].join('')}</address>`;
}

function emailLink(email: string): string {
  return `<a href="mailto:${escapedHtml(email)}">${escapedHtml(email)}</a>`;
}

function phoneLink(phone: string): string {
  return `<a href="${phoneUrl(phone)}">${phone}</a>`;
}
