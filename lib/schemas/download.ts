import { z } from 'zod';
import { downloadName, downloadOf, downloadTypes } from '../markdown/downloads/plugin';

const reason = `must be the name of a file in content/files, such as annual-letter.pdf: lower-case words joined by hyphens, and ${[...downloadTypes.keys()].join(', ')} at the end`;

/** The name of a file in content/files/. */
export function download(description: string) {
  return z
    .string(reason)
    .regex(downloadName, reason)
    .transform((name) => downloadOf(name))
    .meta({ description, isDownload: true, examples: ['annual-letter.pdf'] });
}
