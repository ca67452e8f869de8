import { newArticle } from './new-article/newArticle';

process.exitCode = await newArticle(process.argv.slice(2));
