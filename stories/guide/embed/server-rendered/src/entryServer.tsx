import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { Page } from './Page.tsx';

/** Renders the page and the style elements that the page needs. The style elements have the nonce. */
export function render(nonce: string): { readonly page: string; readonly styles: string } {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    return { page: renderToString(sheet.collectStyles(<Page />)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
