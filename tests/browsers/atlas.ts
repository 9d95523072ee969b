import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { type Driver, until } from './driver.ts';
import { layoutFaultsOf } from './layoutFaults.ts';
import { openStory, storiesIn } from './stories.ts';

/**
 * Start of a message that WebKit logs when an observer changes a size and is therefore called again in the next frame.
 * It isn't an error.
 */
const postponed = 'ResizeObserver loop';

const schemes = ['light', 'dark'] as const;

/** Timeout in milliseconds until the page shows the other colour scheme. */
const schemeMs = 10_000;

interface StorybookPage extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, data: object) => void };
}

/** Chooses a colour scheme, as Storybook's toolbar does. Runs in the page, so it uses no other code of this module. */
function chooseScheme(scheme: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookPage;
  channel.emit('updateGlobals', { globals: { scheme } });
}

/** Returns the colour scheme of the page. Runs in the page, so it uses no other code of this module. */
const schemeOfPage = (): string => document.documentElement.dataset['theme'] ?? '';

/** True if the brightness of the picture matches the colour scheme. */
async function isInScheme(picture: Buffer, scheme: string): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  const brightness = channels[0]?.mean ?? 0;
  return scheme === 'dark' ? brightness < 140 : brightness > 115;
}

/**
 * True if no transition is running. Endless animations are ignored. Runs in the page, so it uses no other code of this
 * module.
 */
const isStill = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ effect, playState }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    );

/** The folder in which the pictures of the screens are saved. */
interface Album {
  readonly folder: string;
}

/**
 * Checks one screen in one colour scheme, and saves its picture. Returns the problems: of the layout, of the colours,
 * and logged errors.
 */
async function faultsIn(browser: Driver, id: string, scheme: string, { folder }: Album): Promise<readonly string[]> {
  await until('the end of transitions', () => browser.run(isStill), schemeMs);
  const faults = [...(await layoutFaultsOf(browser))];
  let picture = await browser.picture();
  const isPainted = async () => {
    picture = await browser.picture();
    return isInScheme(picture, scheme);
  };
  await until(scheme, isPainted, schemeMs).catch(() => faults.push('is in the other scheme'));
  const small = await sharp(picture).resize({ width: 640 }).webp({ quality: 70 }).toBuffer();
  writeFileSync(join(folder, `${id}-${scheme}.webp`), small);
  faults.push(...new Set((await browser.takeErrors()).filter((error) => !error.startsWith(postponed))));
  return faults.map((fault) => `${id} ${scheme}: ${fault}`);
}

/** Returns the problems of a screen in a browser, in both colour schemes. */
async function faultsOf(browser: Driver, url: string, id: string, album: Album): Promise<readonly string[]> {
  const outcome = await openStory(browser, url, id);
  if (outcome !== 'shown') return [`${id}: ${outcome}`];
  const faults: string[] = [];
  for (const scheme of schemes) {
    await browser.run(chooseScheme, scheme);
    await until(scheme, async () => (await browser.run(schemeOfPage)) === scheme, schemeMs);
    faults.push(...(await faultsIn(browser, id, scheme, album)));
  }
  return faults;
}

/**
 * Opens every screen of the state atlas in the light and the dark scheme, and saves a picture of each. @throws Error
 * that names all screens with a problem
 */
export async function openAtlas(browser: Driver, storybook: string, url: string, results: string): Promise<void> {
  const album = { folder: join(results, `atlas-${browser.name.split(/[\s/]/)[0]?.toLowerCase()}`) };
  mkdirSync(album.folder, { recursive: true });
  const screens = storiesIn(storybook).filter(
    ({ title, tags }) => title.startsWith('Atlas/') && !tags?.includes('tool'),
  );
  if (screens.length === 0) throw new Error('the Storybook has no atlas');
  const faults: string[] = [];
  for (const { id } of screens) {
    faults.push(...(await faultsOf(browser, url, id, album).catch((error: unknown) => [`${id}: ${String(error)}`])));
  }
  if (faults.length > 0)
    throw new Error(`${screens.length} screens in two schemes, ${faults.length} problems:\n  ${faults.join('\n  ')}`);
}
