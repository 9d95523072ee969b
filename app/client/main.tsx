import { systemClock } from '@tuanbao/library/domain/calendar/clock';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/tokens/typography.css';
import './page.css';
import { App } from './App.tsx';
import { clockOfServer } from './data/clockOfServer.ts';
import { createSend } from './data/http.ts';
import { paths } from './paths.ts';
import { BrowserRouter } from './router.ts';
import { createServices } from './services.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const fetchFrom = window.fetch.bind(window);

const services = createServices({
  fetch: fetchFrom,
  clock: clockOfServer(createSend({ fetch: fetchFrom }), systemClock),
  storage: window.localStorage,
  visitStorage: window.sessionStorage,
  document,
  isPartnerHost: document.querySelector<HTMLMetaElement>('meta[name="tuanbao-host"]')?.content === 'partner',
  openPayWindow: () => window.open(paths.payWait, '_blank'),
});

// in slices, so that the page answers while the first screen is put together
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>,
  ),
);
