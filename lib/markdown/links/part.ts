import rehypeExternalLinks from 'rehype-external-links';
import { linkUrl } from '../../check/links/linkUrl';
import { noEmptyLinks } from '../../check/links/noEmptyLinks';
import { noFailedLinks } from '../../check/links/noFailedLinks';
import { noLostDefinitions } from '../../check/links/noLostDefinitions';
import { noVagueLinks } from '../../check/links/noVagueLinks';
import { eachElement } from '../elements';
import { type TextPart, writtenTitle, writtenUrl, writtenWords } from '../textPart';
import { externalLinks, isVisuallyHidden } from './externalLinks';

const target = {
  pattern: String.raw`^(?:https://[^/]|mailto:.|tel:.|/(?![/\\])|#.)`,
  patternHint: 'Choose a page, or write an e-mail address or a URL that starts with https://',
};

/** Feed readers would show it. */
const removeHiddenText = eachElement('a', (link) => {
  link.children = link.children.filter((child) => !isVisuallyHidden(child));
});

export const links: TextPart = {
  plugins: [[rehypeExternalLinks, externalLinks]],
  rules: [
    [linkUrl, ['error']],
    [noEmptyLinks, ['error']],
    [noFailedLinks, ['error']],
    [noLostDefinitions, ['error']],
    [noVagueLinks, ['warn']],
  ],
  feedPlugins: [removeHiddenText],
  buttons: {
    link: {
      ...{ label: 'Link', icon: 'link', group: 'links', place: 'words', shortcut: 'Mod-k' },
      body: [`[$1](\${2:/contact})`],
      // Neither a picture nor a download. A title stays.
      written: String.raw`(?<![!\\])\[(?<a1>${writtenWords})\]\((?<a2>(?!\.\./|blob:)${writtenUrl})(?<rest> "${writtenTitle}")?\)`,
      questions: [
        { stop: 2, label: 'Page, article or URL', from: 'pages', ...target },
        { stop: 1, label: 'Words of the link' },
      ],
    },
  },
};
