import { visit } from 'unist-util-visit';
import { matchesInText, nodesOfType } from '../../markdown/nodes';
import { isEscaped, placeInText, sourceFrom } from '../../markdown/places';
import { downloadMeant } from '../../schemas/downloads';
import { phoneUrl } from '../../schemas/phone';
import { rule } from '../rule';
import { halfLinks } from './halfLinks';
import { nestedLinks } from './nestedLinks';

/** `[text] (/url)`, `[text](../files/two words.pdf)`, `(text)[/url]`, with any kind of space */
const failed =
  /\[[^[\]]+\][^\S\n]*\((?:\.{0,2}\/|https?:|mailto:|tel:|www\.|$)|\([^()]+\)[^\S\n]*\[(?:\.{0,2}\/|https?:|mailto:|tel:|www\.|$)/g;

/** `[text](two words.pdf)` without a folder */
const spaced =
  /\[[^[\]]+\]\((?!\.{0,2}\/|https?:)[^()\s][^()\n]{0,120}\.(?:jpe?g|png|webp|avif|gif|hei[cf]|pdf|docx|xlsx|pptx|csv)\)/gi;

/** The second brackets of such a text, if the parser has made a link of what is in them. */
const autolinked = /^(?:\[[^[\]]+\]|\([^()]+\))\s*[[(]<?(?:https?:|www\.|[^\s()[\]*]+@)/i;

/** `![text](../pictures/a.jpg “caption”)`, as word processors quote, `"the "caption""`, and a caption or length without quotation marks */
const wrongTitle =
  /^\[[^[\]]+\]\(\S+(?:\s+(?:[“”„‘’]|"[^"]*"[^)]|'[^']*'[^)]|\d+(?::\d|\s+min))|\.(?:jpe?g|png|webp|avif)(?:["“]|\s+\S))/i;

/** `[text][1]` without a line `[1]: /url`, not `[1][2]`, `[i][ii]` or `[Part 7.6][sic]` */
const lost = /\[(?!\d+\]|[a-z]{1,4}\])[^[\]^]+\]\[(?!sic\])[^[\]^]*\]/g;

/** `[text](03 5550 0100)`, `[text](tel:(03) 5550 0100)` */
const phone = /\[[^[\]]+\]\((?:tel: ?)?(\(?(?:\+|0|1[38])[\d ()-]{4,18}\d)\)/g;

/** Reports text that was meant as a link but shows with its brackets, and what breaks a link from within. */
export const noFailedLinks = rule('links:no-failed-syntax', (tree, file, { lines }) => {
  const unescaped = (pattern: RegExp) =>
    matchesInText(tree, lines, pattern).filter(({ place }) => !isEscaped(lines, place));
  for (const { 0: start, place } of [...unescaped(failed), ...unescaped(spaced)]) {
    const source = sourceFrom(lines, place);
    // Emphasis, too, ends a text: "the Act [as amended] (**Cth**)".
    if ((/[[(]$/.test(start) && !autolinked.test(source)) || source.search(phone) === 0) continue;
    const isPicture = lines[place.line - 1]?.[place.column - 2] === '!';
    const download = downloadMeant(/^\[[^[\]]+\]\(([^()]*)\)/.exec(source)?.[1] ?? '');
    const linkReason = download
      ? `this link does not work: write [text](${download}), and give the file this name`
      : failedReason;
    const reason = isPicture ? failedPictureReason : linkReason;
    file.message(wrongTitle.test(source) ? titleReason : reason, place);
  }
  for (const { place } of unescaped(lost)) file.message(lostReason, place);
  for (const { 1: number = '', place } of unescaped(phone))
    file.message(`this link does not work: write [text](${phoneUrl(number)})`, place);
  for (const link of nestedLinks(tree, lines))
    file.message('this link is inside the words of another one: keep one of the two, as [text](/url)', link);
  for (const link of nodesOfType(tree, 'link', 'linkReference'))
    visit(link, 'footnoteReference', (reference) => {
      const number = reference.label ?? reference.identifier;
      file.message(
        `a footnote is a link too, and ends the link around it: move [^${number}] behind that link`,
        reference,
      );
    });
  for (const { before, brackets, url } of halfLinks(tree)) {
    if (brackets === undefined) continue;
    const place = placeInText(lines, before, before.value.length - brackets.length, brackets.trim());
    if (!isEscaped(lines, place))
      file.message(`this link does not work: write ${brackets.trim()}(${url})`, place);
  }
});

const failedReason =
  'this link does not work: write [text](/url), without spaces between the brackets or in the URL';

const failedPictureReason =
  'this picture does not work: write ![what it shows](../pictures/desk.jpg), without spaces between the brackets or in the path';

const lostReason =
  'this link has no URL, because no line below gives it: write [text](URL), or \\[ if readers should see the brackets';

const titleReason =
  'what follows the URL does not work: write a space, then all of it in straight quotation marks ("), with only curly ones (“ ”) within them';
