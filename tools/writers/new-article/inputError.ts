/** Input that cannot be used. The message says what to do, and is all that is printed. */
export class InputError extends Error {}
