import type { Nodes, Root } from 'mdast';
import { imagesOf } from '../../markdown/imagesOf';
import { nodesOfType } from '../../markdown/nodes';
import { placeInText } from '../../markdown/places';
import { onVideoSite } from '../../markdown/videos';
import {
  alternativeTextReason,
  captionAndFocus,
  focusPoint,
  focusReason,
  pictureInTextPattern,
  pictureReason,
} from '../../schemas/pictures';
import { rule } from '../rule';

/** Checks the URLs of pictures in a text; the schema checks the one in the front matter. */
export const pictureUrl = rule('pictures:url', (tree, file, { lines }) => {
  for (const { node, url } of imagesOf(tree)) {
    const reason = onVideoSite.test(url) ? videoReason : pictureReason(url, pictureInTextPattern);
    if (reason) file.message(`URL of this picture: ${reason}`, node);
  }
  for (const node of nodesOfType(tree, 'text')) {
    const index = node.value.search(embedded);
    if (index >= 0) file.message(embeddedReason, placeInText(lines, node, index, 'data:image/'));
  }
});

const videoReason = 'is a video: delete the exclamation mark in front of it';

const embedded = /data:image\/[a-z+]+;base64,/;

const embeddedReason =
  'the characters of a picture are in the text here (data:image): delete them, add the picture to content/pictures, and write ![what it shows](../pictures/team-day.jpg)';

/** Checks the alternative texts of pictures in a text. */
export const pictureAlt = rule('pictures:alternative-text', (tree, file) => {
  for (const { node, url } of imagesOf(tree)) {
    const alt = node.alt?.trim() ?? '';
    const [name] = url.split('/').at(-1)?.split('.') ?? [];
    const reason = alternativeTextReason(alt === name ? `${alt}.jpg` : alt);
    if (!alt) file.message(withoutText, node);
    else if (reason) file.message(`alternative text: ${reason}`, node);
  }
});

const withoutText =
  'this picture has no alternative text: say what it shows between the square brackets, ![…](…)';

/** Checks the titles of pictures in a text: a caption, a focus, or both. */
export const pictureCaption = rule('pictures:caption', (tree, file) => {
  const captioned = captionedIn(tree);
  for (const { node, url, title } of imagesOf(tree)) {
    if (!title) continue;
    const { caption, focus } = captionAndFocus(title);
    const isOwn = pictureInTextPattern.test(url);
    if (focus !== undefined && !isOwn) file.message(onlyOwn, node);
    else if (focus !== undefined && !focusPoint(focus)) file.message(`focus: ${focusReason}`, node);
    if (caption && isOwn && !captioned.has(node)) file.message(notAlone, node);
  }
});

/** What can have a caption on the page (lib/markdown/figures.ts): pictures in a paragraph of its own that becomes a `p`. */
function captionedIn(tree: Root): ReadonlySet<Nodes> {
  const tightItems = nodesOfType(tree, 'list')
    .filter(({ spread, children }) => !spread && children.every((item) => !item.spread))
    .flatMap(({ children }) => children);
  const tasks = nodesOfType(tree, 'listItem').filter(({ checked }) => typeof checked === 'boolean');
  // The items of a tight list have no `p`; a checkbox and the link back from a footnote are in the `p` too.
  const others = new Set<Nodes | undefined>([
    ...tightItems.flatMap(({ children }) => children),
    ...tasks.map(({ children }) => children[0]),
    ...nodesOfType(tree, 'footnoteDefinition').map(({ children }) => children.at(-1)),
  ]);
  const paragraphs = nodesOfType(tree, 'paragraph').filter((paragraph) => !others.has(paragraph));
  return new Set(paragraphs.flatMap(({ children }) => (children.every(isPicture) ? children : [])));
}

/** A picture, or the space between two. */
function isPicture(node: Nodes): boolean {
  const isGap = node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
  return isGap || node.type === 'image' || node.type === 'imageReference';
}

const onlyOwn =
  'focus works only with a picture of content/pictures: delete it from the title of this picture';

const notAlone =
  'only a picture alone on its line, outside lists and footnotes, can have a caption: put an empty line in front of it and behind it, or delete the words in quotation marks';
