import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AppServices } from '@tuanbao/app/client/createServices.ts';
import { paths } from '@tuanbao/app/client/platform/navigation/paths.ts';
import { Link, MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import ScreenTimeReport from '@tuanbao/app/client/platform/usage/ScreenTimeReport.tsx';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { countedScreens } from '@tuanbao/app/contract/countedScreens';
import { resultCodes } from '@tuanbao/app/contract/envelope';
import { currentUser, signOut } from '@tuanbao/app/contract/session';
import { reportScreenTime } from '@tuanbao/app/contract/usage';
import { frozenClock, shiftedClock, systemClock } from '@tuanbao/library/domain/calendar/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { toastQueue } from '../../library/src/components/Toast/toastQueue.ts';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';

interface Beat {
  readonly screen: string;
  readonly seconds: number;
}

let beats: (Beat & { readonly keepalive: boolean })[] = [];
let services: AppServices;
/** Returns the server's response to a report of screen time. */
let answerToBeat: () => Promise<Response>;

const envelope = (data: unknown, resCode: string = resultCodes.success) =>
  Promise.resolve(Response.json({ resCode, code: resCode === resultCodes.success ? 200 : 0, info: '', data }));

/** A `fetch` function for a signed-in agent. It records the reports of screen time. */
const network: typeof fetch = (address, init) => {
  if (address === currentUser.path) return envelope(agent);
  if (address === signOut.path) return envelope({});
  if (address !== reportScreenTime.path) return envelope(null, resultCodes.notFound);
  beats.push({ ...(JSON.parse(init?.body as string) as Beat), keepalive: init?.keepalive ?? false });
  return answerToBeat();
};

const beatOf = (at: string, seconds: number) => ({ screen: at, seconds, keepalive: false });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-20T02:00:00Z') });
  beats = [];
  answerToBeat = () => envelope({});
  services = servicesFor('', { fetch: network, clock: systemClock });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'onLine');
});

/** Renders the report of screen time on a page at an address, and signs the agent in. */
async function open(at: string): Promise<void> {
  render(
    <ServicesProvider services={services}>
      <MemoryRouter initialEntries={[at]}>
        <Link to="/orderList">订单</Link>
        <ScreenTimeReport />
      </MemoryRouter>
    </ServicesProvider>,
  );
  await act(async () => void (await services.session.fetchUser()));
}

describe('the time on screens', () => {
  it('is told every five seconds, of the screen and never of what its address is filled with', async () => {
    await open('/writeByHistory/P001/TB202611200001?step=persons');
    await pass(4999);
    expect(beats).toEqual([]);
    await pass(1);
    await pass(5000);
    expect(beats).toEqual(Array(2).fill(beatOf('/writeByHistory/:productId/:orderSn', 5)));
  });

  it('is counted for the screen on which it was spent', async () => {
    await open('/orderDetail/TB202611200001');
    await pass(2000);
    act(() => screen.getByRole('link', { name: '订单' }).click());
    await pass(3000);
    expect(beats).toEqual([beatOf('/orderDetail/:orderSn', 2), beatOf('/orderList', 3)]);
  });

  it('keeps parts of a second for the next beat', async () => {
    await open('/orderDetail/TB202611200001');
    await pass(2500);
    act(() => screen.getByRole('link', { name: '订单' }).click());
    await pass(7500);
    expect(beats).toEqual([beatOf('/orderDetail/:orderSn', 2), beatOf('/orderList', 2), beatOf('/orderList', 5)]);
  });

  it('is reported again when the page is hidden, and not counted until it is visible again', async () => {
    await open('/entry');
    await pass(7000);
    show('hidden');
    await pass(60_000);
    expect(beats).toEqual([beatOf('/entry', 5), { ...beatOf('/entry', 2), keepalive: true }]);
    show('visible');
    await pass(5000);
    expect(beats.slice(2)).toEqual([beatOf('/entry', 5)]);
  });

  it('is not counted without a session, nor after signing out', async () => {
    await open('/entry');
    await pass(7000);
    await act(() => services.session.signOut());
    await pass(20_000);
    show('hidden');
    expect(beats).toEqual([beatOf('/entry', 5)]);
  });

  it('is dropped while the browser is offline', async () => {
    await open('/entry');
    setOnline(false);
    await pass(20_000);
    setOnline(true);
    await pass(5000);
    expect(beats).toEqual([beatOf('/entry', 5)]);
  });

  it('of an address without a screen is not reported', async () => {
    await open('/nowhere/13800138000');
    await pass(20_000);
    expect(beats).toEqual([]);
  });

  it('while the device slept is not counted', async () => {
    await open('/entry');
    vi.setSystemTime('2026-11-20T09:00:00Z');
    await pass(10_000);
    expect(beats).toEqual([beatOf('/entry', 5)]);
  });
});

describe('a beat', () => {
  it('shows in no loading bar', async () => {
    answerToBeat = () => new Promise(() => undefined);
    await open('/entry');
    await pass(5000);
    expect(beats).toHaveLength(1);
    expect(services.activity.read()).toBe(0);
  });

  it.each<[string, () => Promise<Response>]>([
    ['fails on the way', () => Promise.reject(new TypeError('fetch failed'))],
    ['is refused', () => envelope(null, resultCodes.badRequest)],
  ])('that %s is lost without a word, and the next one is sent', async (_, answer) => {
    answerToBeat = answer;
    await open('/entry');
    await pass(10_000);
    expect(beats).toEqual([beatOf('/entry', 5), beatOf('/entry', 5)]);
    expect(toastQueue.visibleToasts).toEqual([]);
  });

  it('after the session has ended opens no login, and none follows until the page is shown again', async () => {
    answerToBeat = () => envelope(null, resultCodes.notSignedIn);
    await open('/entry');
    for (let beat = 0; beat < 4; beat += 1) await pass(5000);
    expect(beats).toHaveLength(1);
    expect(services.session.read()).toMatchObject({ status: 'signedIn', isLoginOpen: false });
    show('hidden');
    show('visible');
    await pass(5000);
    expect(beats).toHaveLength(2);
  });
});

it('every screen is counted', () => {
  const { home: _, ...screens } = paths;
  expect([...countedScreens].toSorted()).toEqual(Object.values(screens).toSorted());
});

it('the app reports the time of a signed-in agent', async () => {
  vi.useRealTimers();
  let passed = 0;
  services = servicesFor('', {
    fetch: network,
    clock: shiftedClock(frozenClock('2026-11-20T02:00:00Z'), () => passed),
  });
  renderApp(services, '/information');
  await waitFor(() => {
    // After the user's first input, the app loads the code that counts the time. `waitFor` repeats these steps until
    // the code is loaded.
    fireEvent.keyDown(window, { key: 'Shift' });
    show('visible');
    passed += 5000;
    show('hidden'); // A hidden page reports the counted time.
    expect(beats[0]).toMatchObject({ screen: '/information', seconds: 5 });
  });
});
