/** The name of the type of field that texts in Markdown have. */
export const textFieldType = 'markdownText';

/** The name of the type of field that takes any words, and suggests the people of the site. */
export const personFieldType = 'personName';

/** The name of the type of field that names of downloads have. */
export const downloadFieldType = 'download';

/** The name of the type of field that links have. */
export const linkFieldType = 'pageLink';
