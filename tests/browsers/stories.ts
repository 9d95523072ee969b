import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Driver, until } from './driver.ts';

/** Timeout in milliseconds until a story is shown. */
const storyMs = 30_000;

/** The fields of a story in Storybook's index that the tests need. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** Returns all stories of a built Storybook. @throws Error when there are none */
export function storiesIn(folder: string): readonly IndexedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexedStory>>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  if (stories.length === 0) throw new Error('the Storybook has no stories');
  return stories;
}

interface StorybookPage extends Window {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id: string; readonly phase?: string } };
}

/**
 * Returns `shown` if the story is rendered and its play function has ended, the error message if the story has failed,
 * otherwise null. Runs in the page.
 */
function outcomeOf(id: string): string | null {
  const { classList } = document.body;
  if (classList.contains('sb-show-errordisplay')) {
    return document.querySelector('#error-message')?.textContent || 'the story failed';
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as StorybookPage;
  const render = preview?.currentRender;
  if (render?.id !== id) return null;
  if (render.phase === 'errored' || render.phase === 'aborted') return `the story is ${render.phase}`;
  return render.phase === 'finished' && classList.contains('sb-show-main') ? 'shown' : null;
}

/**
 * Opens a story. Returns `shown`, or the reason why the story isn't shown. Other tests check accessibility, so the
 * check of the add-on is switched off.
 *
 * @param globals values for Storybook's globals, with a semicolon before each: `;scheme:dark`
 */
export async function openStory(browser: Driver, url: string, id: string, globals = ''): Promise<string> {
  await browser.open(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${globals}`);
  return until(id, () => browser.run(outcomeOf, id), storyMs).catch((error: unknown) => String(error));
}
