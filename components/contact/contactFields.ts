export type ContactField = {
  name: string;
  label: string;
  control: 'text' | 'email' | 'select' | 'textarea';
  /** Other fields are required. */
  optional?: true;
  autoComplete?: string;
};

/** The fields of the contact form, in order. The browser validates them and shows its own messages. */
export const contactFields: readonly ContactField[] = [
  { name: 'name', label: 'Full Name', control: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email Address', control: 'email', autoComplete: 'email' },
  {
    name: 'company',
    label: 'Company/Organization',
    control: 'text',
    autoComplete: 'organization',
    optional: true,
  },
  { name: 'category', label: 'Inquiry Type', control: 'select' },
  { name: 'message', label: 'Message', control: 'textarea' },
];
