import { z } from 'zod';
import { text } from './kinds';
import type { PictureShape } from './pictureSources.browser';

const host = 'images.unsplash.com';

/** Origin of the pictures that are not our own. */
export const pictureHost = `https://${host}`;

/** A picture's URL in content: without a query. */
export const pictureUrlPattern = /^https:\/\/images\.unsplash\.com\/photo-(?:\d{10}|\d{13})-[0-9a-f]{12}$/;

/** Whether a picture is one of the image host, not our own. */
export function isHosted(picture: string): boolean {
  return pictureUrlPattern.test(picture);
}

/** The folder of our own pictures in content/. */
export const pictureFolder = 'pictures';

/** The file name of a picture in content/pictures/. */
export const pictureFilePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/;

/** The types of these files. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** The same in a text, where the path makes the preview on GitHub show it. */
export const pictureInTextPattern = new RegExp(`^(?:\\.\\./pictures/)?${pictureFilePattern.source.slice(1)}`);

const imagePattern = new RegExp(`${pictureUrlPattern.source}|${pictureFilePattern.source}`);

/** What a focus must be. */
const focusPattern = /^(?:left|right|top|bottom|(?:100|\d{1,2})% (?:100|\d{1,2})%)$/;

/**
 * What is wrong with the name of a picture in content/pictures/ or the URL of another; undefined if it is correct. A document
 * that takes no URL has its own `pattern`.
 */
export function pictureReason(value: unknown, pattern = imagePattern): string | undefined {
  const text = String(value);
  const canBeUrl = pattern !== pictureFilePattern;
  if (pattern.test(text) || (canBeUrl && isHosted(text))) return undefined;
  const plain = text.replace(/[?#].*$/s, '').replace(/^http:/, 'https:');
  if (canBeUrl && isHosted(plain)) return `write ${plain}`;
  const path = pattern === pictureInTextPattern ? `../${pictureFolder}/` : '';
  const orUrl = canBeUrl ? `, or https://${host}/photo-… with the digits and letters of a photo` : '';
  return `must be the name of a file in content/pictures, such as ${path}team-day.jpg${orUrl}: save the picture there as JPEG, PNG, WebP or AVIF, with lower-case words joined by hyphens as its name`;
}

const nameOfFile = /\.(?:jpe?g|png|gif|webp|avif)\s*$|^(?:IMG|DSC|PXL)[ _-]?\d[\w-]*(?: ?\(\d+\))?\s*$/i;

const emptyWord =
  /^\W*(?:(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|icon)|null|undefined)\W*$/i;

/** What is wrong with an alternative text; undefined if it is correct or empty. */
export function alternativeTextReason(value: string): string | undefined {
  if (nameOfFile.test(value)) return 'is a file name: say what the picture shows';
  if (emptyWord.test(value)) return `'${value.trim()}' does not say what the picture shows: describe it`;
  return undefined;
}

/** What a picture shows, for people who cannot see it. */
export function alternativeText() {
  return text('What the picture shows, in a few words, for people who cannot see it.')
    .superRefine((value, { addIssue }) => {
      const reason = alternativeTextReason(value);
      if (reason) addIssue(reason);
    })
    .meta({ isWords: true });
}

/** A picture that shows what a URL looks like. */
export const examplePicture = `https://${host}/photo-1486406146926-c627a92ad1ab`;

/** The name of a picture in content/pictures/, or the URL of one on the one allowed host. */
export function picture(description: string) {
  return z
    .string({ error: ({ input }) => pictureReason(input) })
    .regex(imagePattern, { error: ({ input }) => pictureReason(input) })
    .meta({
      description,
      pictureShape: 'article',
      examples: [examplePicture],
    });
}

/** The name of a picture in content/pictures/, which is shown in this shape or a smaller one. */
export function ownPicture(description: string, pictureShape: PictureShape) {
  const error = ({ input }: { input?: unknown }) => pictureReason(input, pictureFilePattern);
  return z
    .string({ error })
    .regex(pictureFilePattern, { error })
    .meta({ description, pictureShape, examples: ['jane-doe.jpg'] });
}

/** What must survive when a picture is cropped. */
export function focus(description: string) {
  return z
    .string(focusReason)
    .regex(focusPattern, focusReason)
    .optional()
    .meta({ description, examples: ['40% 20%'] });
}

export const focusReason =
  'must be left, right, top, bottom, or two percentages from the left and from the top, such as 40% 20%';

/** A point of a picture in percent, from the left and from the top. */
type Focus = { x: number; y: number };

/** The point of a focus such as `left` or `40% 20%`, the middle without one; undefined if it is not a focus. */
export function focusPoint(text = '50% 50%'): Focus | undefined {
  if (!focusPattern.test(text)) return undefined;
  const side: Record<string, Focus> = {
    left: { x: 0, y: 50 },
    right: { x: 100, y: 50 },
    top: { x: 50, y: 0 },
    bottom: { x: 50, y: 100 },
  };
  const [x, y] = text.split(' ').map(Number.parseFloat) as [number, number];
  return side[text] ?? { x, y };
}

/** The title of a picture in a text: its caption, and a focus at the end, both optional. */
export function captionAndFocus(title = ''): { caption: string; focus?: string } {
  const [, caption = '', focus] = /^(.*)(?<!\S)focus:(.*)$/is.exec(title.trim()) ?? [];
  const value = focus?.trim();
  // 'Our focus: people' is a caption.
  const isFocus = value !== undefined && (focusPoint(value) || /(?:^|[.!?)])\s*$/.test(caption));
  return isFocus ? { caption: caption.trim(), focus: value } : { caption: title.trim() };
}
