import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Driver, until } from './driver.ts';

/** Timeout in milliseconds for a story to be shown. */
const storyMs = 30_000;

/** The needed fields of a story in the index of a built Storybook. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** All stories of a built Storybook. @throws Error when it has none */
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
 * `shown` when a story is rendered and its play function has ended, the message when it failed, otherwise null. Runs in
 * the page.
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

/** Opens a story with Storybook's globals. Returns `shown`, or why it isn't. The tests of stories check accessibility. */
export async function openStory(browser: Driver, url: string, id: string, globals = ''): Promise<string> {
  await browser.open(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${globals}`);
  return until(id, () => browser.run(outcomeOf, id), storyMs).catch((error: unknown) => String(error));
}
