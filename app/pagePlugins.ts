import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { minify, type Plugin } from 'vite';

import { rememberedAppearance, showAppearance } from './client/platform/theme/firstPaint.ts';

const firstPaintScript = `(${showAppearance.toString()})(document,(${rememberedAppearance.toString()})(()=>window.localStorage))`;

/**
 * Plugin that adds the script for the theme to the page's head, so that it runs before the first paint. The Content
 * Security Policy of the server allows the script by its hash.
 */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- first paint -->', () => `<script>${firstPaintScript}</script>`),
  },
};

/**
 * Plugin that adds the notice for outdated browsers to the page's head. The notice is a separate script, because these
 * browsers can't parse the other scripts.
 */
const oldBrowser: Plugin = {
  name: 'old-browser',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const script = await readFile(join(import.meta.dirname, 'client/platform/firstScreen/oldBrowser.js'), 'utf8');
      const { code } = await minify('oldBrowser.js', script, { compress: { target: 'es2015' } });
      return html.replace('<!-- old browser -->', () => `<script>${code.trim()}</script>`);
    },
  },
};

/**
 * Plugin that moves the app's script before the inline scripts of the built page. The browser then requests the app's
 * script without waiting for the inline script for the theme, which reads the browser's storage.
 */
const scriptFirst: Plugin = {
  name: 'script-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const script = /<script type="module"[^>]*><\/script>/.exec(html)?.[0];
      if (script === undefined) throw new Error('the page has no script of the app');
      return html.replace(script, '').replace('<script', () => `${script}\n    <script`);
    },
  },
};

/** Plugins that complete the heads of the app's pages. */
export const pagePlugins: readonly Plugin[] = [firstPaint, oldBrowser, scriptFirst];
