import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../faults/hostile';
import { sites } from '../sites/sites';
import { articlePages } from './helpers';

const [article] = articlePages as [string];

const source = (file: string) => readFileSync(`${sites.specification.out}/${file}`, 'utf8');
const policyIn = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

/** Opens a modified article page with its original policy. */
async function openModified(page: Page, pages: Map<string, string>, from: string | RegExp, to: string) {
  const before = source(`${article.slice(1)}.html`);
  const changed = before.replace(from, to);
  expect(changed).not.toBe(before);
  pages.set(article, changed);
  await page.goto(article);
}

test.describe('the policy blocks', () => {
  const status = (page: Page) => page.getByRole('region', { name: 'Share this article' }).getByRole('status');
  const copyLink = (page: Page) => page.getByRole('button', { name: 'Copy link' });

  test('a script with one character more or less', async ({ page, site, watched }) => {
    await page.goto(article);
    await copyLink(page).click();
    await expect(status(page)).not.toBeEmpty();
    for (const [from, to] of [
      ['data-own="frame">', 'data-own="frame"> '],
      [/(data-own="frame">[^<]*);(?=[^;<]*<)/, '$1'],
    ] as const) {
      await openModified(page, site.pages, from, to);
      await copyLink(page).click();
      await expect(status(page)).toBeEmpty();
      expect(await watched.violations()).toBe(1);
    }
  });

  test('a style with an extra space', async ({ page, site, watched }) => {
    const margin = () => page.evaluate(() => getComputedStyle(document.body).marginTop);
    await page.goto(article);
    expect(await margin()).toBe('0px');
    await openModified(page, site.pages, /<\/style>(?!.*<\/style>)/s, ' </style>');
    expect(await margin()).toBe('8px');
    expect(await watched.violations()).toBe(1);
  });
});

for (const path of [article, '/news-insights']) {
  test(`on ${path} even trusted scripts cannot turn strings into code or styles`, async ({
    page,
    watched,
  }) => {
    await page.goto(path);
    const outcomes = await page.evaluate(async () => {
      // Code that Playwright evaluates bypasses the policy; code in a timer does not.
      await new Promise((done) => setTimeout(done));
      const element = document.body.appendChild(document.createElement('p'));
      const outcome = (act: () => unknown) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      const frame = document.createElement('iframe');
      const sinks = {
        innerHTML: () => Object.assign(element, { innerHTML: '<b>x</b>' }),
        outerHTML: () => Object.assign(element, { outerHTML: '<b>x</b>' }),
        insertAdjacentHTML: () => element.insertAdjacentHTML('beforeend', '<b>x</b>'),
        'document.write': () => document.write('<b>x</b>'),
        DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        createContextualFragment: () => document.createRange().createContextualFragment('<b>x</b>'),
        srcdoc: () => Object.assign(frame, { srcdoc: '<script>parent.RUN(-1)</script>' }),
        'script.src': () => Object.assign(script, { src: '/assets/x.js' }),
        'script.text': () => Object.assign(script, { text: 'RUN(-1)' }),
        onclick: () => element.setAttribute('onclick', 'RUN(-1)'),
        eval: () => Reflect.apply(Reflect.get(window, 'eval'), undefined, ['RUN(-1)']),
        Function: () => Reflect.construct(Function, ['RUN(-1)'])(),
        setTimeout: () => Reflect.apply(setTimeout, window, ['RUN(-1)']),
        createPolicy: () =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy('own', { createHTML: (text: string) => text }),
      };
      return Object.fromEntries(Object.entries(sinks).map(([name, act]) => [name, outcome(act)]));
    });
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'done')).toEqual([]);
    const position = await page.evaluate(() => {
      const element = document.body.appendChild(document.createElement('p'));
      element.setAttribute('style', 'position:fixed');
      return getComputedStyle(element).position;
    });
    expect(position).toBe('static');
    expect(watched.ran.size).toBe(0);
    expect(await watched.violations()).toBeGreaterThan(10);
  });
}

test("islands need 'self', because their loader cannot import under 'strict-dynamic'", async ({
  page,
  site,
  watched,
}) => {
  const news = source('news-insights.html');
  const policy = policyIn(news);
  const changed = policy.replace(/(script-src[^;]*)'self'/, "$1'strict-dynamic'");
  expect(changed).not.toBe(policy);
  site.pages.set('/news-insights', news.replace(policy, changed));
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Technology/ }).click();
  await expect(page.getByText(/^Filters are not working/)).toBeVisible();
  expect(await watched.violations()).toBeGreaterThan(0);
});
