import { pictureAlt } from '../../check/pictures/pictureAlt';
import { pictureCaption } from '../../check/pictures/pictureCaption';
import { pictureUrl } from '../../check/pictures/pictureUrl';
import { focusChoices, focusPattern, pictureTypes } from '../../schemas/pictures';
import { eachElement, isElement } from '../elements';
import { type TextPart, writtenTitle, writtenUrl, writtenWords } from '../textPart';
import { figures } from './figures';

const focusWords = focusPattern.source.slice(1, -1);

const feedProperties = new Set(['src', 'alt', 'title', 'width', 'height']);

/** In feeds, one image, because feed readers do not choose among formats. */
const toImages = eachElement('picture', (picture, index, parent) => {
  const image = picture.children.find((child) => isElement(child, 'img'));
  if (parent && index !== undefined && image) parent.children[index] = image;
});

/** In feeds, an image has only what they can show. */
const toPlainImages = eachElement('img', (image) => {
  const kept = Object.entries(image.properties).filter(([name]) => feedProperties.has(name));
  image.properties = Object.fromEntries(kept);
});

/** A picture in a text; one with a title is a figure with a caption. */
export const pictures: TextPart = {
  plugins: [figures],
  rules: [
    [pictureUrl, ['error']],
    [pictureAlt, ['error']],
    [pictureCaption, ['error']],
  ],
  feedPlugins: [toImages, toPlainImages],
  buttons: {
    picture: {
      ...{ label: 'Picture', icon: 'image', group: 'blocks', place: 'block' },
      body: [`![$1](\${2:../pictures/team-day.jpg} "$3$4")`],
      written: String.raw`!\[(?<a1>${writtenWords})\]\((?<a2>${writtenUrl})(?: "(?<a3>${writtenTitle}?)(?:(?:(?<=")|\s)focus:\s*(?<a4>${focusWords}))?")?\)`,
      questions: [
        { stop: 2, label: 'Picture', from: 'pictures', accept: pictureTypes },
        { stop: 1, label: 'What it shows, for people who cannot see it' },
        { stop: 3, label: 'Caption', isOptional: true },
        {
          stop: 4,
          label: 'What must stay in view if it is cropped to 16 by 10',
          before: ' focus: ',
          choices: [['It is not cropped', ''], ...focusChoices],
          isOptional: true,
        },
      ],
    },
  },
};
