import { filled } from '../company/company';
import { preparedPicture } from '../pictures/pictures';
import { personRendition } from '../pictures/renditions';
import type { Picture } from '../pictures/sources.browser';
import { escapedHtml } from '../text/escapedHtml';
import type { Html } from '../text/markdownFields';
import { peopleOfSections } from './peopleOfSections';

/** A person as a section of people shows one. */
export type ShownPerson = {
  slug: string;
  name: string;
  role?: string;
  text?: Html;
  link?: string;
  picture?: Picture;
};

/** The people of a section, in its order or that of their names. */
export function shownPeople(section: { type: 'people'; people?: readonly string[] }): ShownPerson[] {
  return peopleOfSections([section]).map(({ slug, name, role, link, picture, compiledText }) => {
    const rendition = personRendition({ picture }, 'portrait');
    const text = compiledText as Html | null;
    return {
      ...{ slug, name, role, link },
      text: text ? { html: filled(text.html, escapedHtml) } : undefined,
      picture: rendition && preparedPicture(rendition),
    };
  });
}
