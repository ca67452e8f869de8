import { z } from 'zod';

const host = 'images.unsplash.com';

/** Origin of every article picture. */
export const pictureHost = `https://${host}`;

/** A picture's URL in content: without a query. */
export const pictureUrlPattern = /^https:\/\/images\.unsplash\.com\/photo-(?:\d{10}|\d{13})-[0-9a-f]{12}$/;

const form = `https://${host}/photo-… (10 or 13 digits, a hyphen, 12 letters a to f or digits)`;

/** What is wrong with a picture's URL, and what to write instead; undefined if it is correct. */
export function pictureUrlReason(value: unknown): string | undefined {
  const url = String(value).trim();
  if (pictureUrlPattern.test(url)) return undefined;
  if (/^data:/i.test(url)) return `is the picture itself (data:), not its URL: write ${form}`;
  const [plain = ''] = url.split(/[?#]/);
  if (pictureUrlPattern.test(plain)) return `delete the question mark and everything after it: ${plain}`;
  if (pictureUrlPattern.test(plain.replace(/^http:/, 'https:')))
    return `use https instead of http: ${plain.replace(/^http:/, 'https:')}`;
  const [, photo] = /(?:^|[/<(\s])(images\.unsplash\.com\/photo-[\w-]+)/.exec(url) ?? [];
  if (photo && pictureUrlPattern.test(`https://${photo}`)) return `write only the URL: https://${photo}`;
  if (/^https?:\/\/plus\.unsplash\.com\//.test(url)) return 'is a paid Unsplash+ picture: choose a free one';
  if (/^(?:https?:\/\/)?(?:www\.)?unsplash\.com\//.test(url))
    return `is the URL of a page, not of a picture: right-click the picture and choose "Copy image address", ${form}`;
  if (!/^https?:\/\//.test(url)) return `must be the URL of a picture: ${form}`;
  if (!plain.replace(/^https?:\/\//, '').startsWith(`${host}/`))
    return `must be a picture on ${host}, the only picture site in our privacy policy: ${form}`;
  return `is not the URL of a photo: ${form}`;
}

/** What is wrong with an alternative text; undefined if it is correct or empty. */
export function alternativeTextReason(value: string): string | undefined {
  const [, start] =
    /^\s*((?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|icon)s? (?:of|showing)\b)/i.exec(
      value,
    ) ?? [];
  if (start)
    return `leave out '${start}' and say what the picture shows: screen readers already announce an image`;
  if (/\.(?:jpe?g|png|gif|webp|avif)\s*$/i.test(value)) return 'is a file name: say what the picture shows';
  if (/^\W*(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|icon)\W*$/i.test(value))
    return `'${value.trim()}' does not say what the picture shows: describe it in five to fifteen words`;
  return undefined;
}

/** The URL of a picture on the one allowed host. */
export function picture(description: string) {
  return z
    .string({ error: ({ input }) => pictureUrlReason(input) })
    .regex(pictureUrlPattern, { error: ({ input }) => pictureUrlReason(input) })
    .meta({ description, examples: [`https://${host}/photo-1486406146926-c627a92ad1ab`] });
}
