import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headingSlugger } from '../../lib/text/headings/headingIds';
import { attribute, type Element, elementsOf, type Node, walk } from '../../tools/build/post-process/dom';
import { expect } from '../browser/testOn';
import { explained, newerFeaturesOn } from './css';
import { filesIn, landmarkElements, linksIn, normalizedText } from './exportedPages';
import { htmlErrors } from './html';
import type { WalkOptions } from './pages';
import type { WalkedSite } from './site';

const policyStart =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** Tests of each HTML file on its own. */
export function walkDocuments(
  { test, out, content, pages, pageOf, notFound, redirects }: WalkedSite,
  { looksAtComponents = false }: WalkOptions = {},
): void {
  const all = [...pages, notFound, ...redirects];

  test('every page is valid HTML', async () => {
    const errors = await htmlErrors(out);
    expect(Object.keys(errors)).toHaveLength(all.length);
    for (const [file, found] of Object.entries(errors)) expect.soft(found, file).toEqual([]);
  });

  test('the styles have no feature that the oldest supported browsers lack, without an explanation', async () => {
    const features = await newerFeaturesOn(all);
    expect(features.filter((feature) => !explained[feature])).toEqual([]);
    if (looksAtComponents) expect(features, 'in use').toEqual(expect.arrayContaining(Object.keys(explained)));
  });

  test('ids are unique within each page', () => {
    for (const { file, ids } of all)
      expect
        .soft(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          file,
        )
        .toEqual([]);
  });

  test('every section and every card has a heading', () => {
    for (const { file, elements } of [...pages, notFound]) {
      const parts = elements.filter(({ tagName }) => tagName === 'section' || tagName === 'article');
      const untitled = parts.filter(
        (part) => !elementsOf(part).some(({ tagName }) => /^h[1-6]$/.test(tagName)),
      );
      expect.soft(untitled.map(normalizedText), file).toEqual([]);
    }
  });

  test('every legal page shows its headings and lists them in its table of contents if there are two or more', () => {
    for (const [path, { headings }] of Object.entries(content.legal)) {
      const main = pageOf(path).elements.find(({ tagName }) => tagName === 'main') as Element;
      const shown = elementsOf(main).filter(
        (element) => element.tagName === 'h2' && attribute(element, 'id') !== undefined,
      );
      expect.soft(shown.map(normalizedText), path).toEqual(headings);
      for (const heading of shown) {
        const link = elementsOf(heading).find(({ tagName }) => tagName === 'a') as Element;
        expect.soft(attribute(link, 'href'), path).toBe(`#${attribute(heading, 'id')}`);
      }
      // A list for narrow screens and one for wide ones.
      const ids = shown.map((heading) => `#${attribute(heading, 'id')}`);
      const listed = linksIn(landmarkElements(pageOf(path), 'On this page'));
      expect.soft(listed, path).toEqual(ids.length > 1 ? [...ids, ...ids] : []);
    }
  });

  test('heading ids cannot collide with ids of the page around the text', () => {
    const taken = (ids: string[]) => ids.filter((id) => headingSlugger().slug(id) === id);
    for (const { file, path, elements } of pages) {
      const text = elements.find((element) => attribute(element, 'id') === 'article-text');
      // In pages of sections, the content check compares the headings (checkAnchors.ts).
      const hasSections = content.pages.some((page) => page.path === path && page.sectionTypes.length > 0);
      if (hasSections || (!text && !(path in content.legal))) continue;
      const main = elements.find(({ tagName }) => tagName === 'main') as Element;
      const headings = elementsOf(main).filter(({ tagName }) => /^h[2-6]$/.test(tagName));
      const inText = new Set<Node>(text ? walk(text) : headings);
      const around = elements.filter((element) => !inText.has(element));
      const ids = around.flatMap((element) => attribute(element, 'id') ?? []);
      expect.soft(ids, file).toEqual(expect.arrayContaining(['menu', 'main', 'acknowledgement']));
      expect.soft(taken(ids), file).toEqual([]);
    }
  });

  test('every page starts with its content security policy, which an evaluator accepts', () => {
    for (const { file, html } of all) {
      const [, policy = ''] = policyStart.exec(html) ?? [];
      expect.soft(policy, file).not.toBe('');
      const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
        .evaluate()
        .filter(({ severity }) => severity !== Severity.NONE)
        // The forms of the variant send to a test server.
        .filter(({ value }) => !value?.startsWith('http://localhost:'))
        .map(({ severity, directive, value }) => `${Severity[severity]}: ${directive} ${value}`);
      // The island loader imports modules of the site.
      const accepted = html.includes('data-island=') ? ["MEDIUM_MAYBE: script-src 'self'"] : [];
      expect.soft(findings, file).toEqual(accepted);
    }
  });

  test('the footer of every page shows the facts of content/company.yaml', () => {
    const { name, legalName, email, phone, abn, address, profiles, copyrightYear } = content.company;
    for (const { file, elements } of [...pages, notFound]) {
      const footer = elements
        .filter(({ tagName }) => tagName === 'footer')
        .map(normalizedText)
        .join();
      const facts = [
        ...[name, legalName ?? name, email, phone, abn, `© ${copyrightYear}`, ...Object.values(address)],
        ...(profiles ?? []).map((profile) => profile.name),
      ];
      expect
        .soft(
          facts.filter((fact) => !footer.includes(fact)),
          file,
        )
        .toEqual([]);
    }
  });

  test('no page loads a script before it is used', () => {
    for (const { file, html } of all)
      expect.soft(html, file).not.toMatch(/<script[^>]* src=|rel="modulepreload"|as="script"/);
  });

  test('the News page and the client code do not contain article texts', () => {
    const code = filesIn(out, '.js').map((file) => readFileSync(join(out, file), 'utf8'));
    const news = pageOf('/news-insights').html;
    expect(news).toContain('data-island');
    const source = [news, ...code].join('\n');
    const found = content.articles.flatMap(({ path, excerpt }) => {
      const text = pageOf(path).elements.find((element) => attribute(element, 'id') === 'article-text');
      const paragraphs = text ? elementsOf(text) : [];
      return (
        paragraphs
          .filter(({ tagName }) => tagName === 'p')
          // Plain letters need no escaping in HTML or JavaScript.
          .flatMap((paragraph) => /[A-Za-z ,]{40,60}/.exec(normalizedText(paragraph))?.[0] ?? [])
          .filter((run) => !excerpt.includes(run) && source.includes(run))
          .map((run) => `${path}: ${run}`)
      );
    });
    expect(found).toEqual([]);
  });
}
