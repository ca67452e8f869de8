import * as content from '../sites/content';
import { sites } from '../sites/sites';

export const { articles, company, businesses } = content.readContent(sites.full.content);

export const articlesIn = (category: string) => content.articlesOf(category, articles);
export const filterName = (filter: string) => content.filterName(filter, articles);
