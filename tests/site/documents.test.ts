import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { headingSlugger } from '../../lib/markdown/headingIds';
import { attribute, elementsOf } from '../../tools/build/post-process/dom';
import { filesBelow } from '../../tools/files';
import { articleText, idsOf, normalizedText, withTag } from './exportedPages';
import { htmlErrors } from './htmlErrors';
import { content, notFound, out, pages, redirects } from './site';

const shown = [...pages, notFound];
const all = [...shown, ...redirects];

test('every page is valid HTML', async () => {
  for (const { file } of all) expect.soft(await htmlErrors(out, file), file).toEqual([]);
});

test('every section and every card has a heading', () => {
  for (const { file, elements } of shown) {
    const parts = [...withTag('section', elements), ...withTag('article', elements)];
    const untitled = parts.filter(
      (part) => !elementsOf(part).some(({ tagName }) => /^h[1-6]$/.test(tagName)),
    );
    expect.soft(untitled.map(normalizedText), file).toEqual([]);
  }
});

test('heading ids cannot collide with ids of the page around the text', () => {
  // In pages of sections, the content check compares the headings.
  const ofSections = content.pages.filter(({ sectionTypes }) => sectionTypes.length > 0);
  for (const page of pages.filter(({ path }) => !ofSections.some((other) => other.path === path))) {
    const text = articleText(page);
    if (!text) continue;
    const inText = new Set(elementsOf(text));
    const around = idsOf(page.elements.filter((element) => !inText.has(element)));
    const taken = around.filter((id) => headingSlugger().slug(id) === id);
    expect.soft(taken, page.file).toEqual([]);
  }
});

const policyStart =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

test('every page starts with its content security policy, which an evaluator accepts', () => {
  for (const { file, html } of all) {
    const [, policy = ''] = policyStart.exec(html) ?? [];
    expect.soft(policy, file).not.toBe('');
    const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
      .evaluate()
      .filter(({ severity }) => severity !== Severity.NONE)
      // The forms of the full site send to a test server.
      .filter(({ value }) => !value?.startsWith('http://localhost:'))
      .map(({ severity, directive, value }) => `${Severity[severity]}: ${directive} ${value}`);
    // The island loader needs 'self'.
    const accepted = html.includes('data-island=') ? ["MEDIUM_MAYBE: script-src 'self'"] : [];
    expect.soft(findings, file).toEqual(accepted);
  }
});

test('no page loads a script before it is used', () => {
  for (const { file, html } of all)
    expect.soft(html, file).not.toMatch(/<script[^>]* src=|rel="modulepreload"|as="script"/);
});

test('the pages of articles, categories and people have no client code except a newsletter that delivers', () => {
  const { url = 'none' } = content.company.delivery?.subscriptions ?? {};
  const articles = new Set(content.articles.map(({ path }) => path));
  for (const { path, elements } of pages.filter((page) => /^\/(?:news-insights|people)\//.test(page.path))) {
    const islands = elements.flatMap((element) => attribute(element, 'data-island') ?? []);
    expect.soft(islands, path).toEqual(articles.has(path) && url !== 'none' ? ['subscription'] : []);
  }
});

test('no file has anything of a draft or an article of a later day', async () => {
  const files = await filesBelow(out);
  const texts = files
    .filter((file) => /\.(?:html|js|json|md|txt|xml)$/.test(file))
    .map((file) => [file, readFileSync(join(out, file), 'utf8').toLowerCase()] as const);
  for (const { slug, words } of content.unpublished) {
    const named = files.filter((file) => file.split(/[/.]/).includes(slug));
    expect.soft(named, slug).toEqual([]);
    for (const text of [`/${slug}"`, ...words]) {
      const found = texts.filter(([, exported]) => exported.includes(text.toLowerCase()));
      expect
        .soft(
          found.map(([file]) => file),
          `${slug}: ${text}`,
        )
        .toEqual([]);
    }
  }
});

test('the footer of every page shows the facts of content/company.yaml', () => {
  const { name, legalName, email, phone, abn, address, profiles, copyrightYear } = content.company;
  const facts = [
    ...[name, legalName ?? name, email, phone, abn, `© ${copyrightYear}`, ...Object.values(address)],
    ...(profiles ?? []).map((profile) => profile.name),
  ];
  for (const { file, elements } of shown) {
    const footer = withTag('footer', elements).map(normalizedText).join();
    expect
      .soft(
        facts.filter((fact) => !footer.includes(fact)),
        file,
      )
      .toEqual([]);
  }
});
