import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { JSHandle, Page } from '@playwright/test';
import { build } from 'esbuild';

type Move = 'next' | 'previous' | 'moveToNextHeading';

let bundle: Promise<string> | undefined;

async function bundleForPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['@guidepup/virtual-screen-reader/browser.js'],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'screenReader',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Starts a virtual screen reader at the top of the page. Start a new one after navigation. */
export async function startScreenReader(page: Page) {
  bundle ??= bundleForPage();
  const reader: JSHandle<Virtual> = await page.evaluateHandle(`${await bundle};screenReader.virtual`);
  await reader.evaluate(async (virtual) => {
    /** Otherwise the reader announces hidden alerts, and live regions on attribute changes. */
    class AudibleChanges extends MutationObserver {
      constructor(callback: MutationCallback) {
        super((records, observer) => {
          const isAudible = ({ target, type, attributeName }: MutationRecord) =>
            (target instanceof Element ? target : target.parentElement)?.checkVisibility() &&
            (type !== 'attributes' || attributeName === 'hidden');
          // Even an empty call makes the reader rebuild its tree.
          callback(records.filter(isAudible), observer);
        });
      }
    }
    await virtual.start({
      container: document.body,
      window: { document, MutationObserver: AudibleChanges },
    });
  });

  function log(): Promise<string[]> {
    return reader.evaluate((virtual) => virtual.spokenPhraseLog());
  }

  /** Live region announcements, as `polite: text` or `assertive: text`. */
  async function announced(): Promise<string[]> {
    return (await log()).filter((phrase) => /^(polite|assertive): ./.test(phrase));
  }

  /** Phrases spoken as the reader or the focus moved. */
  async function visited(): Promise<string[]> {
    return (await log()).filter((phrase) => !/^(polite|assertive): /.test(phrase));
  }

  function clearLog(): Promise<void> {
    return reader.evaluate((virtual) => virtual.clearSpokenPhraseLog());
  }

  /** Moves once and returns the spoken phrase. */
  async function move(to: Move): Promise<string | undefined> {
    await reader.evaluate(
      (virtual, to) => (to === 'next' || to === 'previous' ? virtual[to]() : virtual.perform(to)),
      to,
    );
    return (await visited()).at(-1);
  }

  /**
   * Moves until a phrase is spoken and returns the phrases on the way, without the ends of elements. Throws at the
   * end of the page. If its element has been renamed, the virtual reader starts again at the top.
   */
  function readTo(wanted: string, direction: 'next' | 'previous' = 'next'): Promise<string[]> {
    return reader.evaluate(
      async (virtual, { wanted, direction }) => {
        const phrases: string[] = [];
        for (;;) {
          await virtual[direction]();
          const log = await virtual.spokenPhraseLog();
          const phrase = log.findLast((entry) => !/^(polite|assertive): /.test(entry)) ?? '';
          if (phrase === wanted || !phrase.startsWith('end of ')) phrases.push(phrase);
          if (phrase === wanted) return phrases;
          if (phrase === (direction === 'next' ? 'end of document' : 'document'))
            throw new Error(`'${wanted}' was not spoken, but:\n${phrases.join('\n')}`);
        }
      },
      { wanted, direction },
    );
  }

  /** Clicks the current element. */
  function act(): Promise<void> {
    return reader.evaluate((virtual) => virtual.act());
  }

  return { announced, visited, clearLog, move, readTo, act };
}
