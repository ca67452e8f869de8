/** The name of the type of field that texts in Markdown have. */
export const textFieldType = 'markdownText';

/** Such a field. The package would open a list of emojis after a colon, in which Enter chooses. */
export const textWidget = { widget: textFieldType, use_emoji_autocomplete: false };
