import { act, render } from '@testing-library/react';
import { App } from '@tuanbao/app/client/App.tsx';
import { type AppServices, createServices, type World } from '@tuanbao/app/client/createServices.ts';
import { MemoryRouter, useLocation, useNavigate } from '@tuanbao/app/client/platform/navigation/router.ts';
import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import { useEffect } from 'react';

const clock = frozenClock('2026-11-20T02:00:00Z');

export const agent = {
  loginStatus: true,
  userId: 'u1',
  userName: '林晓舟',
  userLogo: '',
  userTier: '4',
  agencyName: '',
  isProPriceShow: false,
  settingPlan: 'B',
};

/** Returns the app's services. @param base address of the server */
export const servicesFor = (base: string, world: Partial<World> = {}): AppServices =>
  createServices({
    fetch: globalThis.fetch,
    clock,
    storage: window.localStorage,
    document,
    openPayWindow: () => null,
    base,
    autosave: { restMs: 20, longestMs: 40, retryMs: 30 },
    ...world,
  });

const address = { current: '', go: (_steps: number): void => undefined };

function Address(): null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    address.go = (steps) => void navigate(steps);
  }, [navigate]);
  useEffect(() => {
    address.current = pathname + search;
  }, [pathname, search]);
  return null;
}

/** Returns the current address of the app. */
export const currentAddress = (): string => address.current;

/** Goes one page back (-1) or forward (1) in the history, as the browser's buttons do. */
export const goInHistory = (steps: -1 | 1): void => act(() => address.go(steps));

/**
 * Sets the kind of window: media queries for a small width match or don't match. jsdom doesn't implement media queries.
 */
function showWindow(isNarrow: boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: isNarrow && query.includes('width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Renders the whole app at an address. @param isNarrow if true, the window is as narrow as on a phone */
export function renderApp(services: AppServices, at: string, { isNarrow = false } = {}): void {
  showWindow(isNarrow);
  render(
    <MemoryRouter initialEntries={[at]}>
      <App services={services} />
      <Address />
    </MemoryRouter>,
  );
}
