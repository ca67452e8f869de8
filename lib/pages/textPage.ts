import { z } from 'zod';
import { aliases, line, positiveInteger, text } from '../fields/kinds';

/** Front matter of `content/pages/<slug>.md`, a page of text; the file name is its path. */
export const textPage = z
  .strictObject({
    title: line(
      'The heading of the page and its name in the header and footer. At most about 70 characters.',
    ),
    description: text(
      'One or two sentences for below the heading, search results and shared links. At most about 160 characters.',
    ),
    navigation: positiveInteger()
      .optional()
      .meta({
        description: 'Position in the header, from 1. Without it, only the footer links to the page.',
        examples: [5],
      }),
    aliases: aliases('Former file names of the page, without .md: their URLs redirect here.'),
  })
  .meta({ title: 'TextPage' });
