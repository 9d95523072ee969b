import sharp from 'sharp';

import type { Driver } from './driver.ts';
import { openStory, storiesIn } from './stories.ts';

/** True if the picture isn't one uniform colour. */
async function showsSomething(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.some(({ stdev }) => stdev > 0.5);
}

/** Returns the problem of a gallery in a browser; null if there is none. */
async function faultOf(browser: Driver, url: string, id: string): Promise<string | null> {
  const outcome = await openStory(browser, url, id);
  const isEmpty = outcome === 'shown' && !(await showsSomething(await browser.picture()));
  const faults = [...(outcome === 'shown' ? [] : [outcome]), ...(isEmpty ? ['shows nothing'] : [])];
  faults.push(...new Set(await browser.takeErrors()));
  return faults.length === 0 ? null : `${id}: ${faults.join(' · ')}`;
}

/**
 * Opens all galleries of a built Storybook. @throws Error with the names of all galleries that fail, log an error or
 * show nothing
 */
export async function openGalleries(browser: Driver, folder: string, url: string): Promise<void> {
  const ids = storiesIn(folder)
    .map(({ id }) => id)
    .filter((id) => id.endsWith('--gallery'));
  if (ids.length === 0) throw new Error('the Storybook has no galleries');
  const faults: string[] = [];
  for (const id of ids) {
    const fault = await faultOf(browser, url, id);
    if (fault !== null) faults.push(fault);
  }
  if (faults.length > 0) throw new Error(`${faults.length} of ${ids.length} galleries fail:\n  ${faults.join('\n  ')}`);
}
