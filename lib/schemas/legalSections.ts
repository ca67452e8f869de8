/** The headings of the two legal texts that the specification requires, in its order. */
export const legalSections: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'privacy-policy',
    [
      'Purpose',
      'Consent',
      'How We Use Personal Data',
      'Who We Share Personal Data With',
      'How Long We Store Personal Data',
      'How We Protect Your Personal Data',
      'Children',
      'How to Access/Modify/Delete/Challenge Data',
      'Cookie Policy',
      'Modifications',
      'Contact Information',
    ],
  ],
  [
    'terms-of-service',
    [
      'Intellectual Property',
      'Limitation of Liability',
      'Indemnity',
      'Applicable Law',
      'Severability',
      'Changes',
      'Contact Details',
    ],
  ],
]);
