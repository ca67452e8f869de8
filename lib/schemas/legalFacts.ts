/** Facts that are links: they can be neither in a heading nor in another link. */
export const linkFacts: readonly string[] = ['email', 'phone'];

/** Facts that are an address of several lines, in place of a paragraph. */
export const contactFacts: readonly string[] = ['contact', 'privacyContact'];

/** At the start of a paragraph that applies only while the site shows pictures of the image host, or only while not. */
export const conditions: readonly string[] = ['withPictureHost', 'withoutPictureHost'];

/** What legal texts can contain in curly brackets, besides the facts of every sentence. */
export const legalFacts: readonly string[] = [...linkFacts, ...contactFacts, ...conditions];
