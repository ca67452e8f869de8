/** Invalid input. Only the message is printed, so it must say what to do. */
export class InputError extends Error {}
