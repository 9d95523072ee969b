import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';

import { signInToPartner } from '../../app/contract/session.ts';
import { demoPartnerUser } from '../../app/server/operations/demoAgents.ts';
import { chromiumOptions } from '../setup/chromium.mjs';
import { requestOf } from '../setup/requestOf.ts';
import { faultsOn, loading, violationsOn } from './judge.ts';
import { apply, faultsOfManner, type Manner, prepare } from './manner.ts';
import type { Reader, Screen } from './routes.ts';

/** In CSS pixels: a telephone, a laptop, a 4K monitor at 150 %. */
export const widths = [360, 1280, 2560] as const;
const themes = ['light', 'dark'] as const;
/** Where another manner than the usual one is looked at. */
const mannerWidth = 1280;

/** A screen as it was seen once. */
export interface Sight {
  readonly screen: Screen;
  readonly width: number;
  /** Light or dark, or the manner in which it was seen. */
  readonly theme: string;
  /** Name of its picture, without the folder. */
  readonly picture: string;
  /** In words; empty where nothing is wrong. */
  readonly findings: readonly string[];
}

export interface Looking {
  readonly url: string;
  readonly cookie: string;
  readonly screens: readonly Screen[];
  readonly widths: readonly number[];
  readonly manners: readonly Manner[];
  /** Takes the pictures. */
  readonly folder: string;
  readonly onSeen: (screen: Screen, manner: Manner, findings: readonly string[]) => void;
}

const heights: Readonly<Record<number, number>> = { 360: 780, 1280: 800, 2560: 1440 };
/** Wide thumbnails are no wider than the others are tall. */
const thumbnailWidths: Readonly<Record<number, number>> = { 360: 150, 1280: 320, 2560: 480 };
/** Longer pages are cut. */
const tallest = 6000;
/** How long a screen may take to come, in seconds: the first one takes 28 on a processor that is slowed down 30 times. */
const patience = 90;
/** Wider pages have the same elements as a laptop's. */
const judgedWidths: readonly number[] = [360, 1280];

/** Opens the screens one after the other and keeps a picture of each, judged. */
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
  const { url, cookie, folder, onSeen } = looking;
  const screens = looking.screens.filter(({ reader }) => manner === 'usual' || reader !== 'desk');
  const sights: Sight[] = [];
  for (const reader of new Set(screens.map((screen) => screen.reader))) {
    const seat = await seatOf(browser, url, { reader, manner, cookie });
    for (const screen of screens.filter((each) => each.reader === reader)) {
      const seen = await seenBy(seat, screen, manner === 'usual' ? looking.widths : [mannerWidth], folder);
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

/** A reader's browser window. */
interface Seat {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly origin: string;
  readonly isSignedIn: boolean;
  readonly manner: Manner;
  /** What the console and the page complained of since they were last taken. */
  takeErrors(): readonly string[];
}

/** Gives the browser the agent's session. */
async function signInAgent(page: Page, origin: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2);
  await page.context().addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Strict' }]);
}

/** Signs the demo user of the partner in. */
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
  { reader, manner, cookie }: { readonly reader: Reader; readonly manner: Manner; readonly cookie: string },
): Promise<Seat> {
  const origin = reader.startsWith('partner') ? partnerOrigin(url) : url;
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    bypassCSP: true, // for axe; the journeys watch the policy
  });
  context.setDefaultTimeout(patience * 1000);
  await prepare(context, manner);
  const page = await context.newPage();
  if (reader === 'agent') await signInAgent(page, origin, cookie);
  if (reader === 'partner') await signInPartner(page, origin);
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  return {
    context,
    page,
    origin,
    isSignedIn: reader === 'agent' || reader === 'partner',
    manner,
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

/** Goes to an address as a link of the app does, where the app is already there. */
async function goTo({ page, origin, isSignedIn }: Seat, path: string): Promise<void> {
  // who isn't signed in leaves the login behind
  if (!isSignedIn || !page.url().startsWith(origin)) {
    await page.goto(origin + path);
    return;
  }
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    scrollTo(0, 0);
  }, path);
}

/** Waits until nothing moves or loads any more; what loads for ever is judged as it stands. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction((busy) => !document.querySelector(busy), loading).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function seenBy(seat: Seat, screen: Screen, seenWidths: readonly number[], folder: string): Promise<Sight[]> {
  const { page, manner } = seat;
  const sights: Sight[] = [];
  const missing: string[] = [];
  try {
    await goTo(seat, screen.path);
    await (manner === 'en' ? page.waitForLoadState('networkidle') : page.getByText(screen.shows).first().waitFor());
    await apply(page, manner);
    await standsStill(page);
  } catch {
    missing.push(`does not show ${screen.shows} within ${patience} s`);
  }
  for (const width of seenWidths) {
    await page.setViewportSize({ width, height: heights[width] ?? 800 });
    for (const theme of manner === 'usual' ? themes : (['light'] as const)) {
      await page.emulateMedia({ colorScheme: theme });
      await standsStill(page);
      const judged = judgedWidths.includes(width) ? await inTallWindow(page, () => violationsOn(page)) : [];
      const ofManner = await faultsOfManner(page, manner, screen.name);
      const findings = [...missing, ...(await faultsOn(page)), ...ofManner, ...judged, ...seat.takeErrors()];
      const look = manner === 'usual' ? theme : manner;
      const picture = `${screen.name}-${width}-${look}.png`;
      await keepPicture(page, folder, picture, thumbnailWidths[width] ?? 320);
      sights.push({ screen, width, theme: look, picture, findings });
    }
  }
  return sights;
}

/** Does something in a window as tall as the page, where nothing that sticks to the window's edges lies over the rest. */
async function inTallWindow<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, Math.min(tall, tallest)) });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const result = await work();
  await page.setViewportSize({ width, height });
  return result;
}

async function keepPicture(page: Page, folder: string, name: string, thumbnailWidth: number): Promise<void> {
  const taken = await inTallWindow(page, () => page.screenshot({ animations: 'disabled', caret: 'hide' }));
  writeFileSync(join(folder, name), taken);
  await sharp(taken)
    .resize({ width: thumbnailWidth })
    .png({ palette: true })
    .toFile(join(folder, 'thumbnails', name));
}
