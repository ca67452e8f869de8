/** The names that files have in the check until they are uploaded, which is when the entry is saved. */
export const chosenDownload = 'chosen-file.pdf';
export const chosenPicture = (number: number) => `chosen-picture-${number}.jpg`;

/** A message without the name of such a picture, which no writer has given. */
export function withoutChosenNames(message: string): string {
  return message.replace(/\bchosen-picture-\d+\.jpg/g, 'this picture');
}
