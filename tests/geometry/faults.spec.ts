import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/test';
import { lookAt } from './findFaults';

type Example = {
  fault: string;
  /** Shows the fault. */
  wrong: string;
  /** Is as similar as possible without it. */
  right: string;
  forcedColors?: 'active';
};

const words = (count: number) => 'plain words '.repeat(count);

const drawing = (stroke: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path stroke="${stroke}" stroke-width="2" d="M0 0 300 100M100 0V100"/></svg>`,
  )}`;

const overDrawing = (stroke: string) =>
  `<img src="${drawing(stroke)}" alt=""><p style="position: absolute; top: 50px">Text over a drawing</p>`;

const scroller = (style: string) =>
  `<div style="overflow-x: auto; width: 200px; ${style}"><p style="width: 400px">${words(5)}</p></div>`;

const label = (fill: string) =>
  `<svg width="200" height="50"><path d="M0 25H200" stroke="#000"/><text x="9" y="30" ${fill}>A label</text></svg>`;

const examples: Record<string, Example> = {
  'text over text': {
    fault: "text over text: h1 'Another' over p 'One text'",
    wrong: '<h1>Another</h1><p style="margin-top: -50px">One text</p>',
    right: '<h1 style="line-height: 1">Another</h1><p style="margin: 0">One text</p>',
  },
  'text over strokes of a drawing': {
    fault: "text over strokes: p 'Text over a drawing'",
    wrong: overDrawing('#000'),
    right: overDrawing('#eee'),
  },
  'a label over strokes of its drawing': {
    fault: "text over strokes: text 'A label'",
    wrong: label(''),
    right: label('stroke="#fff" stroke-width="8" paint-order="stroke"'),
  },
  'text near the edge of the screen': {
    fault: "near the edge: p 'A label'",
    wrong: '<p style="position: absolute; left: 7px">A label</p>',
    right: '<p style="position: absolute; left: 8px">A label</p>',
  },
  'text behind the right edge': {
    fault: "near the edge: p 'A label'",
    wrong: '<p style="position: absolute; right: 7px">A label</p>',
    right: '<p style="position: absolute; right: 8px">A label</p>',
  },
  'a word broken without a hyphen': {
    fault: "word broken: h1 'Conversa/tion'",
    wrong: '<h1 style="font: 30px monospace; width: 8ch; overflow-wrap: anywhere">A Conversation</h1>',
    right: '<h1 style="font: 30px monospace; width: 8ch; overflow-wrap: anywhere">A Conver&shy;sation</h1>',
  },
  'lines of more than 80 characters': {
    fault: `lines over 80 characters: p '${words(4).slice(0, 40)}'`,
    wrong: `<p style="width: 84ch; font: 12px monospace">${words(10)}</p>`,
    right: `<p style="width: 80ch; font: 12px monospace">${words(10)}</p>`,
  },
  'lines that are not equally far apart': {
    fault: `lines not equally far apart: p '${words(4).slice(0, 40)}'`,
    wrong: `<p style="width: 30ch">${words(9)}<span style="display: inline-block; margin-top: 9px">e-mail</span></p>`,
    right: `<p style="width: 30ch">${words(9)}<span style="display: inline-block">e-mail</span></p>`,
  },
  'an underline close to the next line': {
    fault: "underline close to the next line: a 'Twolines'",
    wrong: '<a href="/" style="font: 20px/1 serif; text-underline-offset: 8px">Two<br>lines</a>',
    right: '<a href="/" style="font: 20px/1.5 serif; text-underline-offset: 8px">Two<br>lines</a>',
  },
  'clipped text': {
    fault: "clipped: p 'Two lines'",
    wrong: '<p style="overflow: hidden; height: 10px">Two lines</p>',
    right: '<p style="overflow: hidden; height: 20px">Two lines</p>',
  },
  'text that scrolls without a sign': {
    fault: `scrolls without a sign: p '${words(4).slice(0, 40)}'`,
    wrong: scroller(''),
    right: scroller('box-shadow: inset -9px 0 9px -9px'),
  },
  'an element wider than its container': {
    fault: "wider than its container: p 'A paragraph': 100 px",
    wrong: '<div style="width: 200px"><p style="width: 300px">A paragraph</p></div>',
    right: '<div style="width: 300px"><p style="width: 300px">A paragraph</p></div>',
  },
  'sideways scroll': {
    fault: "sideways scroll: 1 px: hr ''",
    wrong: '<hr style="width: 801px; margin: 0 -8px; box-sizing: border-box">',
    right: '<hr style="width: 800px; margin: 0 -8px; box-sizing: border-box">',
  },
  'a picture that did not load': {
    fault: "broken picture: img 'A tree'",
    wrong: '<img src="data:image/png,nothing" alt="A tree" width="99" height="99">',
    right: `<img src="${drawing('#000')}" alt="A tree">`,
  },
  'text that forced colours make invisible': {
    fault: "faint text: p 'Words'",
    forcedColors: 'active',
    wrong: '<p style="forced-color-adjust: none; color: #eee">Words</p>',
    right: '<p style="color: #eee">Words</p>',
  },
  'a control whose border forced colours remove': {
    fault: "control without border: button 'Send'",
    forcedColors: 'active',
    wrong: '<button style="border: 0; background: #024">Send</button>',
    right: '<button style="border: 1px solid transparent; background: #024">Send</button>',
  },
  'an icon that forced colours make invisible': {
    fault: "faint icon: a 'Home'",
    forcedColors: 'active',
    wrong: '<a>Home <svg width="9" height="9"><path d="M0 0H9V9Z" fill="#eee"/></svg></a>',
    right: '<a>Home <svg width="9" height="9"><path d="M0 0H9V9Z" fill="currentColor"/></svg></a>',
  },
  'a choice that only colours show': {
    fault: "choice invisible: button 'All'",
    forcedColors: 'active',
    wrong:
      '<button aria-pressed="true" style="background: #024">All</button><button aria-pressed="false">Some</button>',
    right:
      '<button aria-pressed="true" style="border-width: 3px">All</button><button aria-pressed="false">Some</button>',
  },
};

async function show(page: Page, html: string) {
  await page.setContent(`<!doctype html><html lang="en"><body>${html}`);
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
}

test.use({ viewport: { width: 800, height: 600 } });

for (const [name, { fault, wrong, right, forcedColors = 'none' }] of Object.entries(examples))
  test(`finds ${name}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await show(page, wrong);
    expect((await lookAt(page)).faults).toEqual([fault]);
    await show(page, right);
    expect((await lookAt(page)).faults).toEqual([]);
  });

test('notes lone last items of grids and lone last words of headings', async ({ page }) => {
  const grid = (count: number) =>
    `<div style="display: grid; grid-template-columns: 1fr 1fr">${'<p>Item</p>'.repeat(count)}</div>`;
  await show(page, `<h1 style="width: 6em">Three plain words</h1>${grid(3)}`);
  expect(await lookAt(page)).toEqual({
    faults: [],
    notes: ["lone word: h1 'Three plain words'", "lone item: div 'ItemItemItem': the last of 3"],
  });
  await show(page, `<h1>Three plain words</h1>${grid(4)}`);
  expect(await lookAt(page)).toEqual({ faults: [], notes: [] });
});
