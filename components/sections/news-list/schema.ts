import { sectionType } from '../section';

export const newsList = sectionType('news-list', {
  description: 'The articles with their filters.',
  isOnce: true,
  onlyOn: 'news-insights',
  neededOn: 'news-insights',
  idsIn: () => ['featured-article', 'latest-articles'],
  fields: {},
});
