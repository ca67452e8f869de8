/** The name of the type of field that texts in Markdown have. */
export const textFieldType = 'markdownText';

/** Such a field. The package would open a list of emojis after a colon, in which Enter chooses. */
export const textWidget = { widget: textFieldType, use_emoji_autocomplete: false };

/** The name of the type of field that takes any words, and suggests the people of the site. */
export const personFieldType = 'personName';

/** The name of the type of field that links have. */
export const linkFieldType = 'pageLink';
