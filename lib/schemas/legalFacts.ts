/** Facts that are an address of several lines, in place of a paragraph. */
export const contactFacts: readonly string[] = ['contact', 'privacyContact'];

/** At the start of a paragraph that applies only while the site shows pictures of the image host, or only while not. */
export const conditions: readonly string[] = ['withPictureHost', 'withoutPictureHost'];

/** What legal texts can contain in curly brackets, besides the facts of every sentence. */
export const legalFacts: readonly string[] = ['email', 'phone', ...contactFacts, ...conditions];
