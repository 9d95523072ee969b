import { systemClock } from '@tuanbao/library/domain/calendar/clock';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/tokens/typography.css';
import '../client/page.css';
import { clockOfServer } from '../client/platform/http/clockOfServer.ts';
import { createSend } from '../client/platform/http/http.ts';
import { BrowserRouter } from '../client/platform/navigation/router.ts';
import { Desk } from './Desk.tsx';
import { createDeskServices } from './deskServices.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const fetchFrom = window.fetch.bind(window);
const services = createDeskServices({
  fetch: fetchFrom,
  clock: clockOfServer(createSend({ fetch: fetchFrom }), systemClock),
  storage: window.localStorage,
  document,
});

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Desk services={services} />
    </BrowserRouter>
  </StrictMode>,
);
