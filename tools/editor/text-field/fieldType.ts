/** The name of the type of field that texts in Markdown have. */
export const textFieldType = 'markdownText';

/** The name of the type of field that links have. */
export const linkFieldType = 'pageLink';
