import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import type { Locale } from '@tuanbao/library/i18n/messagePack';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import type { RenderScreen } from '../contract/firstScreen.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { FirstAnswers } from './platform/firstScreen/firstAnswers.ts';
import { lastingStyles } from './platform/firstScreen/lastingStyles.ts';
import { StaticRouter } from './platform/navigation/router.ts';

/** A device that keeps the language and nothing else. */
const keeping = (locale: Locale): Storage => ({
  length: 0,
  key: () => null,
  getItem: (name) => (name === 'tuanbao.locale' ? locale : null),
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
});

/** What React writes in the place of a part that it couldn't render and leaves to the browser. */
const leftOut = '<!--$!-->';

const refuse = () => {
  throw new Error('a screen that is rendered on the server asks nothing and opens nothing');
};

/** Renders a screen as the browser will, with the answers that come with it. The server builds its pages of it (`vite.config.ts`). */
export const renderScreen: RenderScreen = ({ url, isPartnerHost, locale, nonce, first }) => {
  const { pathname } = new URL(url, 'http://page');
  const answers = new FirstAnswers(pathname, first);
  const services = createServices({
    first: answers,
    fetch: refuse,
    clock: frozenClock(first.now),
    storage: keeping(locale),
    document: {
      documentElement: { lang: locale, dataset: {} },
      querySelector: () => null,
      cookie: '',
      location: { protocol: 'https:' },
    },
    isPartnerHost,
    openPayWindow: refuse,
  });
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={url}>
            <App services={services} />
          </StaticRouter>
        </StrictMode>,
      ),
    );
    if (markup.includes(leftOut)) throw new Error('a part of the screen could not be rendered');
    return { markup, styles: lastingStyles(sheet.getStyleTags(), nonce) };
  } finally {
    sheet.seal();
  }
};
