import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeEverySection } from './everySection';
import { writePictures } from './fullPictures';
import { generateArticles } from './generateArticles';

const fixtures = 'tests/fixtures';

/**
 * Applies every ordinary content change to a copy of the specification's content. Tests that hold for any content
 * must pass on the resulting site.
 */
export async function writeFullContent(content: string): Promise<void> {
  const articles = join(content, 'articles');
  const edit = (file: string, change: (text: string) => string, options?: { mayBeUnchanged: boolean }) =>
    editFile(join(content, file), change, options);

  // More than two pages of articles, older than all others, most in one category.
  await generateArticles(articles, 38, {
    among: ['Technology', 'Technology', 'Technology', 'Company News'],
    before: '2024-01-31',
  });
  // One person has written them: more than a page has.
  for (const file of (await readdir(articles)).filter((name) => name.startsWith('generated-')))
    await editFile(join(articles, file), (text) => text.replace('\n---\n', '\nauthor: sam-lee\n---\n'));
  // New articles: a draft, one without text, one with an alias, one with every warning.
  await cp(`${fixtures}/full/articles`, articles, { recursive: true });
  // A third legal text, without headings.
  for (const folder of ['files', 'legal', 'people'])
    await cp(`${fixtures}/full/${folder}`, join(content, folder), { recursive: true });
  // Unusual but valid articles.
  await cp(`${fixtures}/content-odd/articles`, articles, { recursive: true });
  for (const article of ['quotation-marks-in-fields', 'tables-and-lists'])
    await edit(`articles/${article}.md`, withWindowsLineEndings);
  // A category is added.
  await edit('categories.yaml', (text) => text + addedCategory);
  // Another gets a new slug and keeps its former URLs.
  await edit('categories.yaml', (text) =>
    text.replace('    slug: technology\n', '    slug: tech\n    aliases: [technology]\n'),
  );
  // Two categories and a section have the disclaimer; an article of one of them has no text.
  await edit('categories.yaml', (text) =>
    text.replace(
      /name: (?:Industry Insights|Investment Strategy)\n(?: {4}.*\n)+/g,
      '$&    disclaimer: true\n',
    ),
  );
  await edit('pages/our-businesses.md', (text) =>
    text.replace('  - type: panels\n', '  - type: panels\n    disclaimer: true\n'),
  );
  // The newsletter and the section that the footer links to get other ids.
  await edit('pages/news-insights.md', (text) => text.replace('    anchor: newsletter\n', ''));
  await edit('pages/our-businesses.md', (text) =>
    text
      .replace('    look: phases\n', '    look: phases\n    anchor: planned-divisions\n')
      .replace('expansion-divisions', 'planned-divisions'),
  );
  // Our own pictures in an article, one with a place in its metadata.
  await writePictures(join(content, 'pictures'));
  // An article is removed, with the links to it.
  await rm(join(articles, 'managed-it-explained-without-the-acronyms.md'));
  for (const file of await readdir(articles))
    await editFile(
      join(articles, file),
      (text) =>
        text.replaceAll('/news-insights/managed-it-explained-without-the-acronyms', '/our-businesses'),
      { mayBeUnchanged: true },
    );
  // It is gone, and the former website's URLs redirect.
  await cp(`${fixtures}/full/redirects.yaml`, join(content, 'redirects.yaml'));
  // An article is renamed and keeps its former URL.
  await rename(
    join(articles, 'why-patient-capital-suits-service-businesses.md'),
    join(articles, 'patient-capital.md'),
  );
  await edit('articles/patient-capital.md', (text) =>
    text.replace('\n---\n', '\naliases: [why-patient-capital-suits-service-businesses]\n---\n'),
  );
  // An article gets another title and category, which leaves its old category empty.
  await edit('articles/construction-innovation-building-for-tomorrow.md', (text) =>
    text
      .replace(/^title: .*$/m, 'title: "Żółć, Ærøskøbing and Đà Nẵng: bridges for the wide Unterelbe"')
      .replace('category: Innovation', 'category: Technology'),
  );
  // A division opens, without a crop, and a business gets another name and file.
  const openedFields = await readFile(`${fixtures}/full/aged-care-opened.yaml`, 'utf8');
  await edit('ventures/aged-care.yaml', (text) =>
    text
      .replace('order: 1', 'order: 3')
      .replace('status: planned', 'status: established')
      .replace(/$/, openedFields),
  );
  await rm(join(content, 'ventures/pagareone.yaml'));
  await cp(`${fixtures}/full/ventures`, join(content, 'ventures'), { recursive: true });
  // The owner writes other words, adds a value and a list and moves a section.
  await edit('pages/about.md', (text) =>
    text
      .replace(
        'name: Growth, text: We grow at the rate good people and good systems allow. }',
        'name: Stewardship, text: We leave a business better than we found it. }\n      - { name: Patience, text: We wait for what is worth it. }',
      )
      .replace('say so here when we do.', '$&\n\n      - People come first.\n      - Premises come second.'),
  );
  await edit('pages/home.md', (text) => withSectionMovedUp(text, 'call-to-action'));
  await edit('pages/contact.md', (text) => text.replace('position: 5', 'position: 6'));
  // Real facts replace every placeholder, and the forms deliver.
  await cp(`${fixtures}/full/company.yaml`, join(content, 'company.yaml'));
  for (const file of await readdir(join(content, 'ventures')))
    await edit(`ventures/${file}`, withoutPlaceholderMarks, { mayBeUnchanged: true });
  // Pages of text, one of them in the header.
  await cp(`${fixtures}/full/pages`, join(content, 'pages'), { recursive: true });
  await writeEverySection(content);
  // A lawyer has changed and approved the legal texts.
  await edit('legal/privacy-policy.md', (text) =>
    text
      .replace('reviewed: false', 'reviewed: true')
      .replace('effective: 2025-09-16', 'effective: 2027-02-28')
      .replace('## Cookie Policy\n', '## Cookie **Policy**\n')
      .replace(
        '## Modifications\n',
        '## Surveys by {name}\n\nThe lawyer added a section here.\n\n## Modifications\n',
      )
      .replace(
        '## Consent\n',
        '## Consent\n\nThe lawyer added a paragraph here, and a list:\n\n- one point;\n- another.\n',
      ),
  );
  await edit('legal/terms-of-service.md', (text) =>
    text
      .replace('reviewed: false', 'reviewed: true')
      .replace('## Severability\n', '## Severability\n\n![A plan](../pictures/floor-plan.png)\n'),
  );
}

/** Its name is hard on file names and XML, and its slug does not follow from it. */
const addedCategory = `  - name: People & Culture
    slug: people
    description: How people & teams work together.
    icon: people
    drawing: Contours
    colours: accent
`;

function withWindowsLineEndings(text: string): string {
  return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
}

/** A page with one of its sections above the section before it. */
function withSectionMovedUp(page: string, type: string): string {
  const [start = '', ...sections] = page.split(/(?=^ {2}- type: )/m);
  const index = sections.findIndex((section) => section.startsWith(`  - type: ${type}\n`));
  const last = sections.at(-1) ?? '';
  // The other fields, or the end of the front matter, follow the last section.
  const [end = ''] = /^\S.*/ms.exec(last) ?? [];
  sections[sections.length - 1] = last.slice(0, last.length - end.length);
  const [moved = ''] = sections.splice(index, 1);
  sections.splice(index - 1, 0, moved);
  return start + sections.join('') + end;
}

function withoutPlaceholderMarks(text: string): string {
  return text
    .replace(/^placeholders:\n(?: {2}- .*\n)+/m, '')
    .replace(/https:\/\/(www\.[a-z-]+)\.example$/m, 'https://$1.com.au');
}

/** Throws if a change has no effect, which would leave the site without it. */
async function editFile(
  file: string,
  change: (text: string) => string,
  { mayBeUnchanged = false } = {},
): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before && !mayBeUnchanged) throw new Error(`The change to ${file} has no effect.`);
  if (after !== before) await writeFile(file, after);
}
