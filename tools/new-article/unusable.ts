/** Something was given that cannot be used; the message says what to do and is all that is printed. */
export class Unusable extends Error {}
