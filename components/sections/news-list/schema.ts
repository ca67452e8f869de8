import { sectionType } from '../section';

export const newsList = sectionType('news-list', {
  description: 'The articles with their filters.',
  screenshotAlt:
    'A row of filter buttons above the featured article, which has a large drawing beside its title and excerpt',
  isOnce: true,
  onlyOn: 'news-insights',
  neededOn: 'news-insights',
  idsIn: () => ['featured-article', 'latest-articles'],
  fields: {},
});
