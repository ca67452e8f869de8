/**
 * The forms of the site that deliver nowhere: they have no endpoint yet, whatever a visitor writes. Take
 * one out when it sends; a test compares this list with the components.
 */
export const forms = [
  {
    page: '/contact',
    what: 'the contact form waits two seconds, thanks the visitor and drops the message',
    component: 'components/contact/useSending.ts',
  },
  {
    page: '/news-insights',
    what: 'the Subscribe button of the newsletter does nothing',
    component: 'components/news/Newsletter.tsx',
  },
];
