/** The name of the type of field that takes any words, and suggests the people of the site. */
export const suggestionFieldType = 'personName';
