import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { signInToPartner } from '../../app/contract/session.ts';
import { demoPartnerUser } from '../../app/server/operations/demoAgents.ts';
import { chromiumOptions } from '../setup/chromium.mjs';
import { requestOf } from '../setup/requestOf.ts';
import { faultsOn, loading, violationsOn } from './judge.ts';
import { layoutFaultsOn } from './layoutFaults.ts';
import { apply, faultsOfManner, type Manner, prepare } from './manner.ts';
import { signInOperator } from './operatorSeat.ts';
import { inTallWindow, keepPicture } from './picture.ts';
import type { Viewer, Screen } from './routes.ts';

/** Widths of windows in CSS pixels: a phone, a tablet, a laptop, a full HD monitor, a 4K monitor at 150 %. */
export const widths = [360, 768, 1280, 1920, 2560] as const;
export const themes = ['light', 'dark'] as const;
/** Width of the window for manners that aren't checked in all widths. */
const mannerWidth = 1280;

/** A screen in one width and one theme, with its picture and its problems. */
export interface Sight {
  readonly screen: Screen;
  readonly width: number;
  /** The manner and the colour scheme, as in the name of the picture. */
  readonly look: string;
  /** File name of the picture, without the folder. */
  readonly picture: string;
  /** Descriptions of the problems; empty when there are none. */
  readonly findings: readonly string[];
}

export interface Looking {
  readonly url: string;
  readonly cookie: string;
  readonly screens: readonly Screen[];
  readonly widths: readonly number[];
  readonly themes: readonly (typeof themes)[number][];
  readonly manners: readonly Manner[];
  /** The manners that are checked in all widths and colour schemes. Others are checked in one width and in light. */
  readonly fullManners: readonly Manner[];
  /** The folder in which the pictures are saved. */
  readonly folder: string;
  readonly onSeen: (screen: Screen, manner: Manner, findings: readonly string[]) => void;
}

const heights: Readonly<Record<number, number>> = { 360: 780, 768: 1024, 1280: 800, 1920: 1080, 2560: 1440 };
/** Width of the thumbnails in pixels, by width of the window. */
const thumbnailWidths: Readonly<Record<number, number>> = { 360: 150, 768: 240, 1280: 320, 1920: 400, 2560: 480 };
/**
 * Timeout in seconds for a screen to appear. On a processor that is slowed down 30 times, the first screen takes 28
 * seconds.
 */
const patience = 90;

/** Opens the screens one after another, checks them and saves a picture of each. */
export async function lookAt(looking: Looking): Promise<Sight[]> {
  const { folder, manners } = looking;
  mkdirSync(join(folder, 'thumbnails'), { recursive: true });
  const browser = await chromium.launch(chromiumOptions());
  const sights: Sight[] = [];
  try {
    for (const manner of manners) sights.push(...(await lookInManner(browser, looking, manner)));
  } finally {
    await browser.close();
  }
  return sights;
}

async function lookInManner(browser: Browser, looking: Looking, manner: Manner): Promise<readonly Sight[]> {
  const { url, cookie, onSeen } = looking;
  const screens = looking.screens.filter(({ viewer }) => manner === 'usual' || viewer !== 'sandbox');
  const sights: Sight[] = [];
  for (const viewer of new Set(screens.map((screen) => screen.viewer))) {
    const seat = await seatOf(browser, url, { viewer, manner, cookie });
    for (const screen of screens.filter((each) => each.viewer === viewer)) {
      const seen = await seenBy(seat, screen, looking);
      sights.push(...seen);
      onSeen(
        screen,
        manner,
        seen.flatMap(({ findings }) => findings),
      );
    }
    await seat.context.close();
  }
  return sights;
}

/** A user's browser window, in which the screens are opened. */
interface Seat {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly origin: string;
  readonly isSignedIn: boolean;
  readonly manner: Manner;
  /** Returns the errors that the page has thrown or logged since the last call. */
  takeErrors(): readonly string[];
}

/** Sets the cookie of the agent's session in the browser. */
async function signInAgent(page: Page, origin: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2);
  await page.context().addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Strict' }]);
}

/** Signs the browser in as the demo user of the partner. */
async function signInPartner(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  const { userName, password } = demoPartnerUser;
  const { method, url, payload, type } = requestOf(signInToPartner, { kind: 'password', userName, password });
  await page.evaluate(([address, init]) => fetch(address, init), [
    url,
    { method, body: payload ?? '', headers: { 'content-type': type ?? '' } },
  ] as const);
  await page.goto('about:blank');
}

const partnerOrigin = (url: string): string => url.replace(/\/\/[^:/]+/, '//partner.localhost');

async function seatOf(
  browser: Browser,
  url: string,
  { viewer, manner, cookie }: { readonly viewer: Viewer; readonly manner: Manner; readonly cookie: string },
): Promise<Seat> {
  const origin = viewer.startsWith('partner') ? partnerOrigin(url) : url;
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    bypassCSP: true, // The content security policy would block axe. The journeys check it.
  });
  context.setDefaultTimeout(patience * 1000);
  await prepare(context, manner);
  const page = await context.newPage();
  if (viewer === 'agent') await signInAgent(page, origin, cookie);
  if (viewer === 'partner') await signInPartner(page, origin);
  if (viewer === 'operator') await signInOperator(page, origin);
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    // If no operator is signed in, this request fails and the desk shows its sign-in. This isn't an error.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/desk/operator'))
      errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  return {
    context,
    page,
    origin,
    isSignedIn: viewer === 'agent' || viewer === 'partner' || viewer === 'operator',
    manner,
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

/** Opens an address. If the app is already open, changes the address as a link of the app does. */
async function goTo({ page, origin, isSignedIn, manner }: Seat, path: string): Promise<void> {
  // Without a session, the login dialog covers the page and links can't be used. So the page is loaded again. In English,
  // the page is loaded again because the check waits for the requests of the load instead of a Chinese text.
  if (!isSignedIn || manner === 'en' || !page.url().startsWith(origin)) {
    await page.goto(origin + path);
    return;
  }
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    scrollTo(0, 0);
  }, path);
}

/**
 * Waits until nothing in the window is loading or moving. Parts outside may wait until the user comes near them. If the
 * window doesn't stop loading, it is checked in this state.
 */
async function standsStill(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (busy) =>
        [...document.querySelectorAll(busy)].every((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom <= 0 || top >= window.innerHeight;
        }),
      loading,
    )
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Opens a screen and waits for its content. Returns the problem if the content doesn't appear. */
async function problemsOfOpening(seat: Seat, screen: Screen): Promise<readonly string[]> {
  const { page, manner } = seat;
  try {
    await goTo(seat, screen.path);
    await (manner === 'en' ? page.waitForLoadState('networkidle') : page.getByText(screen.shows).first().waitFor());
    await apply(page, manner);
    await standsStill(page);
    return [];
  } catch {
    return [`does not show ${screen.shows} within ${patience} s`];
  }
}

async function seenBy(seat: Seat, screen: Screen, looking: Looking): Promise<Sight[]> {
  const { page, manner } = seat;
  const isFull = looking.fullManners.includes(manner);
  const sights: Sight[] = [];
  const missing = await problemsOfOpening(seat, screen);
  for (const width of isFull ? looking.widths : [mannerWidth]) {
    await page.setViewportSize({ width, height: heights[width] ?? 800 });
    for (const theme of isFull ? looking.themes : (['light'] as const)) {
      await page.emulateMedia({ colorScheme: theme });
      const look = [...(manner === 'usual' ? [] : [manner]), ...(isFull ? [theme] : [])].join('-');
      const picture = `${screen.name}-${width}-${look}.png`;
      const isFirstTheme = !isFull || theme === looking.themes[0];
      const settle = () => standsStill(page);
      const found = await inTallWindow(page, settle, async () => {
        await keepPicture(page, looking.folder, picture, thumbnailWidths[width] ?? 320);
        // The colour scheme changes only colours, so the other faults are the same in each scheme.
        if (!isFirstTheme) return violationsOn(page, 'colours');
        return [
          ...(await faultsOfManner(page, manner)),
          ...(await violationsOn(page)),
          ...(await layoutFaultsOn(page)),
        ];
      });
      const findings = [...missing, ...(await faultsOn(page)), ...found, ...seat.takeErrors()];
      sights.push({ screen, width, look, picture, findings });
    }
  }
  return sights;
}
