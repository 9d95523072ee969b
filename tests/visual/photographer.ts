import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { type Mode, usualMode } from '../../.storybook/modes.ts';
import { chromiumOptions } from '../setup/chromium.mjs';

/** Takes pictures of stories with a Chromium that draws the same pixels every time. */
export interface Photographer {
  /**
   * Opens a story, waits until its `play` function ends, and takes a PNG picture in each mode. A picture is accepted if
   * `isExpected` returns true. Otherwise pictures are taken until two in sequence are equal. The last picture is then
   * passed to `onUnexpected`. @throws when the story fails
   */
  photograph(
    story: string,
    modes: Readonly<Record<string, Mode>>,
    isExpected: (mode: string, taken: Buffer) => Promise<boolean>,
    onUnexpected: (mode: string, taken: Buffer) => Promise<void>,
  ): Promise<void>;
  /** Version of Chromium. */
  readonly version: string;
  /**
   * Takes a picture of the probe page, which has the fonts of the tests and none of our styles. The picture shows how
   * this machine draws.
   */
  probe(): Promise<Buffer>;
  close(): Promise<void>;
}

const height = 720;
const patience = 60_000; // The timeout is long enough for a busy machine. A story that fails reports that at once.

/** Starts a browser for a built Storybook. In tests, `prepare` can change what the browser loads. */
export async function photographerAt(
  address: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<Photographer> {
  const browser: Browser = await chromium.launch(
    // Partial redraws are switched off, because partly redrawn corners have other pixels than corners that are drawn at
    // once.
    chromiumOptions({ args: ['--disable-partial-raster'] }),
  );
  // All pages share one context, so that scripts come from its cache. The local storage is cleared before each story.
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  await context.addInitScript(() => window.localStorage.clear());
  await prepare(context);
  let kept: Page | undefined;
  const freshPage = async (): Promise<Page> => {
    await kept?.close();
    kept = await context.newPage();
    return kept;
  };
  return {
    version: browser.version(),
    async photograph(story, modes, isExpected, onUnexpected) {
      // Loading Storybook takes most of the time for a picture. So a page that is already open only changes its story.
      const doubtful = kept ? await picturesIn(kept, () => switchStory(kept as Page, story), modes, isExpected) : null;
      if (doubtful?.length === 0) return;
      // If a picture in the open page isn't expected, it is taken again in a new page, in which no other story was
      // shown.
      const again = Object.fromEntries(Object.entries(modes).filter(([mode]) => doubtful?.includes(mode) ?? true));
      const page = await freshPage();
      await openStory(page, address, story);
      for (const [name, mode] of Object.entries(again)) {
        await enterMode(page, mode);
        const unexpected = await unexpectedPicture(page, (taken) => isExpected(name, taken));
        if (unexpected) await onUnexpected(name, unexpected);
      }
    },
    async probe() {
      const page = await browser.newPage({ viewport: { width: 400, height: 240 } });
      await page.goto(new URL('probe.html', import.meta.url).href);
      return takePicture(page);
    },
    close: () => browser.close(),
  };
}

/**
 * Takes pictures of a story in a page that has already shown other stories. Returns the modes with unexpected pictures.
 * If the story fails, returns all modes.
 */
async function picturesIn(
  page: Page,
  open: () => Promise<void>,
  modes: Readonly<Record<string, Mode>>,
  isExpected: (mode: string, taken: Buffer) => Promise<boolean>,
): Promise<readonly string[]> {
  const doubtful: string[] = [];
  try {
    await open();
    for (const [name, mode] of Object.entries(modes)) {
      await enterMode(page, mode);
      if (await unexpectedPicture(page, (taken) => isExpected(name, taken))) doubtful.push(name);
    }
  } catch {
    return Object.keys(modes); // The new page, opened for this story alone, reports the failure.
  }
  return doubtful;
}

/** The window of Storybook's preview, with the channel for its events. */
interface PreviewWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: object): void;
    once(event: string, listener: () => void): void;
  };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase: string };
  };
}

async function openStory(page: Page, address: string, story: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height });
  // Storybook's accessibility check is switched off here, because it would take longer than all pictures. The tests of
  // stories run this check.
  await page.goto(`${address}iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await untilFinished(page, story);
}

/** Sets the default mode, then changes the story of an open page, as Storybook's sidebar does. */
async function switchStory(page: Page, story: string): Promise<void> {
  await enterMode(page, usualMode);
  await page.evaluate((id) => {
    window.localStorage.clear();
    window.scrollTo(0, 0);
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, story);
  await untilFinished(page, story);
}

async function untilFinished(page: Page, story: string): Promise<void> {
  const phase = await page.waitForFunction(
    (id) => {
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
      const now = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender;
      return now?.id === id && ['finished', 'errored', 'aborted'].includes(now.phase) && now.phase;
    },
    story,
    { timeout: patience },
  );
  const end = await phase.jsonValue();
  if (end !== 'finished') {
    const words = await page.locator('#error-message, #error-stack').allInnerTexts();
    throw new Error(`${story} ${end}: ${words.join(' ').slice(0, 500)}`);
  }
}

/** Changes theme, language and width of the open story. The story keeps its state, so `play` doesn't run again. */
async function enterMode(page: Page, { viewport, ...globals }: Mode): Promise<void> {
  await page.setViewportSize({ width: viewport, height });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
        const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyRendered', done);
        channel.emit('updateGlobals', { globals: wanted });
      }),
    globals,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

const takePicture = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

async function unexpectedPicture(
  page: Page,
  isExpected: (taken: Buffer) => Promise<boolean>,
): Promise<Buffer | undefined> {
  let taken = await takePicture(page);
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await isExpected(taken)) return undefined;
    const next = await takePicture(page);
    if (taken.equals(next)) return next;
    taken = next;
  }
  throw new Error(`${page.url()} never stands still`);
}
