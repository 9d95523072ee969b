import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { type Mode, usualMode } from '../../.storybook/modes.ts';
import { chromiumOptions } from '../setup/chromium.mjs';

/** A camera for stories: a Chromium whose pixels are the same every time. */
export interface Photographer {
  /**
   * Opens a story, lets its `play` end and photographs it in each mode, as PNG. A picture that `isExpected` is done
   * with; any other is taken until two in a row agree and then handed to `onUnexpected`. @throws where the story fails
   */
  photograph(
    story: string,
    modes: Readonly<Record<string, Mode>>,
    isExpected: (mode: string, taken: Buffer) => Promise<boolean>,
    onUnexpected: (mode: string, taken: Buffer) => Promise<void>,
  ): Promise<void>;
  /** Version of the browser. */
  readonly version: string;
  /** A picture of a page in the fonts of the tests, without our styles: it tells how this machine draws. */
  probe(): Promise<Buffer>;
  close(): Promise<void>;
}

const height = 720;
const patience = 60_000; // a busy machine is waited for; a story that fails says so at once

/** Opens a camera on a built Storybook. `prepare` may change what the browser context loads, in tests. */
export async function photographerAt(
  address: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<Photographer> {
  const browser: Browser = await chromium.launch(
    // corners that are drawn again in part come out otherwise than those drawn whole
    chromiumOptions({ args: ['--disable-partial-raster'] }),
  );
  // one context, so that scripts come from its cache; what a story leaves in storage is gone for the next
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
      // loading Storybook anew is most of a picture's cost: a page that is open only changes its story
      const doubtful = kept ? await picturesIn(kept, () => switchStory(kept as Page, story), modes, isExpected) : null;
      if (doubtful?.length === 0) return;
      // what comes out otherwise there is photographed again where no other story has been
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

/** Photographs a story in a page where others have been; names the modes whose picture isn't expected, all where it fails. */
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
    return Object.keys(modes); // it is told by the page that is opened for it alone
  }
  return doubtful;
}

/** Storybook's channel as the preview puts it on the window. */
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
  // the tests of stories judge accessibility: judging it again here would take longer than all the pictures
  await page.goto(`${address}iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await untilFinished(page, story);
}

/** Changes the story of an open page, from the usual mode, as the sidebar does. */
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

/** Changes theme, language and width under the open story: what it shows stays, so `play` isn't run again. */
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
