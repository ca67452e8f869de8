import { z } from 'zod';

const host = 'images.unsplash.com';

/** Origin of every article picture. */
export const pictureHost = `https://${host}`;

/** A picture's URL as content may hold it: without a query. */
export const pictureAddress = /^https:\/\/images\.unsplash\.com\/photo-(?:\d{10}|\d{13})-[0-9a-f]{12}$/;

const form = `https://${host}/photo-… (10 or 13 digits, a hyphen, 12 letters a to f or digits)`;

/** What is wrong with a picture's URL, and what to write instead; undefined when it is correct. */
export function pictureUrlReason(value: unknown): string | undefined {
  const url = String(value).trim();
  if (pictureAddress.test(url)) return undefined;
  const [plain = ''] = url.split(/[?#]/);
  if (pictureAddress.test(plain)) return `take out the question mark and what follows: ${plain}`;
  if (pictureAddress.test(plain.replace(/^http:/, 'https:')))
    return `write https: ${plain.replace(/^http:/, 'https:')}`;
  const [, photo] = /(?:^|[/<(\s])(images\.unsplash\.com\/photo-[\w-]+)/.exec(url) ?? [];
  if (photo && pictureAddress.test(`https://${photo}`)) return `write only its address: https://${photo}`;
  if (/^https?:\/\/plus\.unsplash\.com\//.test(url))
    return 'is one of the pictures that Unsplash sells (Unsplash+): choose one that is free to use';
  if (/^(?:https?:\/\/)?(?:www\.)?unsplash\.com\//.test(url))
    return `is the page about the picture: open the picture by itself and copy that address, ${form}`;
  if (!/^https?:\/\//.test(url)) return `must start with https:// and lead to a picture: ${form}`;
  if (!plain.replace(/^https?:\/\//, '').startsWith(`${host}/`))
    return `must be a picture on ${host}, the one picture host that the privacy policy names: ${form}`;
  return `does not hold the number of a photo: ${form}`;
}

/** What is wrong with an alternative text; undefined when it is correct or empty. */
export function alternativeTextReason(value: string): string | undefined {
  const [, start] =
    /^\s*((?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|icon)s? (?:of|showing)\b)/i.exec(
      value,
    ) ?? [];
  if (start) return `leave out '${start}': say what the picture shows, people are told that it is a picture`;
  if (/\.(?:jpe?g|png|gif|webp|avif)\s*$/i.test(value))
    return 'is the name of a file: say what the picture shows';
  if (/^\W*(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|icon)\W*$/i.test(value))
    return `'${value.trim()}' does not say what the picture shows: write that, in five to fifteen words`;
  return undefined;
}

/** The URL of a picture on the one allowed host. */
export function picture(description: string) {
  return z
    .string({ error: ({ input }) => pictureUrlReason(input) })
    .regex(pictureAddress, { error: ({ input }) => pictureUrlReason(input) })
    .meta({ description, examples: [`https://${host}/photo-1486406146926-c627a92ad1ab`] });
}
