import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';
import { sourceFrom, startOf } from '../../markdown/places';
import { videoSiteOf } from '../../markdown/videos';
import { downloadUrl } from '../../schemas/downloads';
import { rule } from '../rule';
import { halfLinks } from './halfLinks';

const vague =
  /^(?:(?:click|tap|press|see|read|go|find|learn)\s+)?(?:here|more|this|that|link|this (?:link|page|article|site|website)|the (?:link|page)|more (?:here|information)|read on|details|website|page)[.…!]*$/i;

/** A source as AI tools cite it: [1] or [[1]]. A number to call has such words, too. */
const citation = /^\[?\d{1,3}\]?[.…!]*$/;

/** The type or size of a file at the end of a text. */
const typeOrSize =
  /\s*[([](?:[^()[\]]*\b)?(?:pdf|word|docx|excel|xlsx|powerpoint|pptx|csv|[km]b)\b[^()[\]]*[)\]]$/i;

/** A host alone, such as www.oaic.gov.au, is a name. */
const isUrl = /^(?:https?:\/\/|www\.[^\s/]+\/)\S+$/i;

/** Reports links whose text does not say where they lead, and URLs in parentheses after such a text. */
export const noVagueLinks = rule('links:no-vague-text', (tree, file, { lines }) => {
  for (const link of nodesOfType(tree, 'link')) {
    const text = textOf(link).trim();
    const facts = downloadUrl.test(link.url) ? typeOrSize.exec(text)?.[0] : undefined;
    if (facts) file.message(`the page adds the type and size of the file: delete '${facts.trim()}'`, link);
    // A bare URL may be that of a source, which readers copy.
    const source = sourceFrom(lines, startOf(link));
    if (isUrl.test(text) && source.startsWith('[') && !videoSiteOf(link.url))
      file.message('the text of this link is a URL: write the name of the page instead', link);
    // Outlook writes these behind the address.
    if (/^<(?:mailto|tel):/i.test(source))
      file.message(
        `readers see '${text}': delete it, or write [words](${text}) if the address is not in front of it`,
        link,
      );
    if (!vague.test(text) && !(citation.test(text) && /^https?:/i.test(link.url))) continue;
    const reason = `the link text '${text}' does not say where it leads: name the page, or what readers find there`;
    file.message(reason, link);
  }
  for (const { link, brackets, url } of halfLinks(tree)) {
    if (brackets !== undefined) continue;
    const reason = `readers see this URL: make the words in front of it the link, [words](${url}), and delete the brackets around it`;
    file.message(reason, link);
  }
});
