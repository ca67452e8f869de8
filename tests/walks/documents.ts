import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headingSlugger } from '../../lib/schema/headingIds';
import { attribute, type Element, isElement, type Node, walk } from '../../tools/build/post-process/dom';
import { expect } from '../browser';
import { htmlErrors } from '../inspect/html';
import { type ExportedPage, filesIn, wholeText } from './exportedPages';
import type { WalkedSite } from './site';

const policyStart =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** What holds for every HTML file of an export by itself. */
export function walkDocuments({ test, out, content, pages, notFound, redirects }: WalkedSite): void {
  const all = [...pages, notFound, ...redirects];

  test('every page is valid HTML', async () => {
    const errors = await htmlErrors(out);
    expect(Object.keys(errors)).toHaveLength(all.length);
    for (const [file, found] of Object.entries(errors)) expect.soft(found, file).toEqual([]);
  });

  test('no page gives one id to two elements', () => {
    for (const { file, ids } of all)
      expect
        .soft(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          file,
        )
        .toEqual([]);
  });

  test('every legal page shows the headings of its text, and lists them', () => {
    for (const [path, { headings }] of Object.entries(content.legal)) {
      const { elements } = pages.find((page) => page.path === path) as ExportedPage;
      const main = elements.find(({ tagName }) => tagName === 'main') as Element;
      const shown = walk(main)
        .filter(isElement)
        .filter(({ tagName, attrs }) => tagName === 'h2' && attrs.some(({ name }) => name === 'id'));
      expect.soft(shown.map(wholeText), path).toEqual(headings);
      const list = walk(main)
        .filter(isElement)
        .filter((link) => attribute(link, 'href')?.startsWith('#'))
        .map(wholeText);
      expect.soft(list, path).toEqual(expect.arrayContaining(headings));
    }
  });

  test('no heading of a text can get an id that the page around it has', () => {
    const taken = (ids: string[]) => ids.filter((id) => headingSlugger().slug(id) === id);
    for (const { file, path, elements } of pages) {
      const text = elements.find((element) => attribute(element, 'id') === 'article-text');
      if (!text && !(path in content.legal)) continue;
      const main = elements.find(({ tagName }) => tagName === 'main') as Element;
      const headings = walk(main).filter((node) => isElement(node) && /^h[2-6]$/.test(node.tagName));
      const inText = new Set<Node>(text ? walk(text) : headings);
      const around = elements.filter((element) => !inText.has(element));
      const ids = around.flatMap((element) => attribute(element, 'id') ?? []);
      expect.soft(ids, file).toEqual(expect.arrayContaining(['menu', 'main', 'acknowledgement']));
      expect.soft(taken(ids), file).toEqual([]);
    }
  });

  test('every page starts with its content security policy, in which an evaluator finds nothing', () => {
    for (const { file, html } of all) {
      const [, policy = ''] = policyStart.exec(html) ?? [];
      expect.soft(policy, file).not.toBe('');
      const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
        .evaluate()
        .filter(({ severity }) => severity !== Severity.NONE)
        // The variant's forms deliver to a server of the tests.
        .filter(({ value }) => !value?.startsWith('http://localhost:'))
        .map(({ severity, directive, value }) => `${Severity[severity]}: ${directive} ${value}`);
      // 'self' matters on origins that also host foreign files. An island's loader needs it: tests/e2e/policy.spec.ts.
      const accepted = html.includes('data-island=') ? ["MEDIUM_MAYBE: script-src 'self'"] : [];
      expect.soft(findings, file).toEqual(accepted);
    }
  });

  test('the footer of every page shows the facts of content/company.yaml', () => {
    const { name, email, phone, abn, address, copyrightYear } = content.company;
    for (const { file, elements } of [...pages, notFound]) {
      const footer = elements
        .filter(({ tagName }) => tagName === 'footer')
        .map(wholeText)
        .join();
      const facts = [name, email, phone, abn, `© ${copyrightYear}`, ...Object.values(address)];
      expect
        .soft(
          facts.filter((fact) => !footer.includes(fact)),
          file,
        )
        .toEqual([]);
    }
  });

  test('pages without an island load no script, and none of the others does before it is used', () => {
    for (const { file, html } of all)
      expect.soft(html, file).not.toMatch(/<script[^>]* src=|rel="modulepreload"|as="script"/);
  });

  test('neither the News page nor the code that browsers load holds the text of an article', () => {
    const code = filesIn(out, '.js').map((file) => readFileSync(join(out, file), 'utf8'));
    const news = pages.find(({ path }) => path === '/news-insights')?.html ?? '';
    expect(news).toContain('data-island');
    const source = [news, ...code].join('\n');
    const found = content.articles.flatMap(({ path, excerpt }) => {
      const page = pages.find((candidate) => candidate.path === path);
      const text = page?.elements.find((element) => attribute(element, 'id') === 'article-text');
      const paragraphs = text ? walk(text).filter(isElement) : [];
      return (
        paragraphs
          .filter(({ tagName }) => tagName === 'p')
          // A run of plain letters is written in the same way in HTML and in code.
          .flatMap((paragraph) => /[A-Za-z ,]{40,60}/.exec(wholeText(paragraph))?.[0] ?? [])
          .filter((run) => !excerpt.includes(run) && source.includes(run))
          .map((run) => `${path}: ${run}`)
      );
    });
    expect(found).toEqual([]);
  });
}
