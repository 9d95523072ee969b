import { systemClock } from '@tuanbao/library/domain/calendar/clock';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/tokens/typography.css';
import './page.css';
import { App } from './App.tsx';
import { loadScreenAt } from './AppRoutes.tsx';
import { createServices } from './createServices.ts';
import { pagesChannel } from './otherPages/otherPages.ts';
import { takeFirstAnswers } from './platform/firstScreen/firstAnswers.ts';
import { clockOfServer } from './platform/http/clockOfServer.ts';
import { createSend } from './platform/http/http.ts';
import { paths } from './platform/navigation/paths.ts';
import { BrowserRouter } from './platform/navigation/router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const fetchFrom = window.fetch.bind(window);
const first = takeFirstAnswers(document);
/** Time in milliseconds after which embedded responses that weren't used are discarded. */
const firstAnswersLast = 10_000;
if (first) setTimeout(() => first.age(), firstAnswersLast);

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** True if the app runs with `vite --mode mock`. */
const isMock = import.meta.env.MODE === 'mock';
/** Returns a value that the server wrote into a meta element of the page; empty if the element is missing. */
const ofPage = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="tuanbao-${name}"]`)?.content ?? '';

const isPartnerHost = ofPage('host') === 'partner';
/** Footer that the server wrote into the page; empty if the page comes from Vite's own server. */
const footer = ofPage('footer');

const services = createServices({
  first,
  fetch: fetchFrom,
  isMock,
  clock: clockOfServer(createSend({ fetch: fetchFrom, isMock }), systemClock, first?.now),
  storage: window.localStorage,
  visitStorage: window.sessionStorage,
  deviceDatabases: window.indexedDB,
  openedAt: visit?.type === 'navigate' ? window.location.pathname : null,
  document,
  pageChannel: new BroadcastChannel(pagesChannel),
  isPartnerHost,
  notices: { licence: ofPage('licence'), filing: ofPage('filing') },
  brand: {
    name: ofPage('name'),
    englishName: ofPage('english-name'),
    logo: ofPage('logo'),
    showsCopyright: footer === '' ? !isPartnerHost : footer === 'copyright',
  },
  openPayWindow: () => window.open(paths.payWait, '_blank'),
});

const page = (
  <StrictMode>
    <BrowserRouter>
      <App services={services} />
    </BrowserRouter>
  </StrictMode>
);

// The first render is divided into slices, so that the page can respond to input in between.
const render = (): void => startTransition(() => createRoot(root).render(page));

/**
 * Longest time in milliseconds for which the first render waits for the code of its screen. The page has named the files
 * of the screen, so that they are usually there already.
 */
const screenWait = 150;
const screen = loadScreenAt(window.location.pathname);
if (screen) {
  const enough = new Promise<void>((resolve) => setTimeout(resolve, screenWait));
  void Promise.race([screen.catch(() => undefined), enough]).then(render);
} else render();
