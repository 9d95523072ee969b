import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { type Driver, until } from './driver.ts';

/** Timeout in milliseconds for a gallery to be shown. */
const galleryMs = 30_000;

/** Ids of all galleries of a built Storybook. */
function galleriesIn(folder: string): readonly string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, unknown>>;
  };
  return Object.keys(entries).filter((id) => id.endsWith('--gallery'));
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

/** True when a picture shows more than one colour. */
async function showsSomething(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.some(({ stdev }) => stdev > 0.5);
}

/** The problem of a gallery in a browser; null when there is none. The tests of stories check accessibility. */
async function faultOf(browser: Driver, url: string, id: string): Promise<string | null> {
  await browser.open(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const shown = () => browser.run(outcomeOf, id);
  const outcome = await until(id, shown, galleryMs).catch((error: unknown) => String(error));
  const isEmpty = outcome === 'shown' && !(await showsSomething(await browser.picture()));
  const faults = [...(outcome === 'shown' ? [] : [outcome]), ...(isEmpty ? ['shows nothing'] : [])];
  faults.push(...new Set(await browser.takeErrors()));
  return faults.length === 0 ? null : `${id}: ${faults.join(' · ')}`;
}

/**
 * Opens all galleries of a built Storybook. @throws Error that names all galleries that fail, log an error or show
 * nothing
 */
export async function openGalleries(browser: Driver, folder: string, url: string): Promise<void> {
  const ids = galleriesIn(folder);
  if (ids.length === 0) throw new Error('the Storybook has no galleries');
  const faults: string[] = [];
  for (const id of ids) {
    const fault = await faultOf(browser, url, id);
    if (fault !== null) faults.push(fault);
  }
  if (faults.length > 0) throw new Error(`${faults.length} of ${ids.length} galleries fail:\n  ${faults.join('\n  ')}`);
}
