import { sectionSchema } from '../section';

const schema = sectionSchema('news-list', 'The articles with their filters.', {});

export const newsList = {
  schema,
  picture:
    'A row of filter buttons above the featured article, which has a large drawing beside its title and excerpt',
  isOnce: true,
  onlyOn: 'news-insights',
  idsIn: () => ['featured-article', 'latest-articles'],
};
