import { sectionSchema } from '../section';

const schema = sectionSchema('news-list', 'The articles with their filters.', {});

export const newsList = {
  schema,
  isOnce: true,
  onlyOn: 'news-insights',
  idsIn: () => ['featured-article', 'latest-articles'],
};
