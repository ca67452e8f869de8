import { z } from 'zod';
import { line } from '../fields/kinds';
import { ownPicture } from '../pictures/schema';

/** `content/people/<slug>.yaml`: a person who writes articles. The file name is what `author` in an article names. */
export const person = z
  .strictObject({
    name: line('The full name.').meta({ examples: ['Jane Doe'] }),
    role: line('What the person does in the group, for example Director.')
      .meta({ examples: ['Director'] })
      .optional(),
    picture: ownPicture(
      'File name of a picture of the face in content/pictures: its middle is shown, as a square.',
    ).optional(),
  })
  .meta({ title: 'Person' });
