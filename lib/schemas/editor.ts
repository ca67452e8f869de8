import { z } from 'zod';
import { httpsUrl, line } from './kinds';

/** Where the visual editor saves: `npm run build:editor` needs it. */
export const editor = z
  .strictObject({
    repository: z
      .string()
      .regex(
        /^[\w.-]+\/[\w.-]+$/,
        'must be the owner and the name of a repository on GitHub, for example owner/website',
      )
      .meta({ description: 'Owner and name of the repository on GitHub, for example owner/website.' }),
    branch: line('The branch that is published, for example main.').meta({ isSetting: true }),
    signIn: httpsUrl('URL of the authenticator. Without it, writers sign in with a personal access token.')
      .regex(/^\w+:\/\/[^/?#]+$/, 'must end with the host name: delete the slash and everything after it')
      .optional(),
    private: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the repository is private. The authenticator then needs more access.' }),
  })
  .meta({ title: 'Editor', description: 'Where the visual editor saves: see docs/editor.md.' });
