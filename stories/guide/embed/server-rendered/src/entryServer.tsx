import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { Page } from './Page.tsx';

/** The page, and the style elements that it needs, with the nonce. */
export function render(nonce: string): { readonly page: string; readonly styles: string } {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    return { page: renderToString(sheet.collectStyles(<Page />)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
