import { defineMain } from '@storybook/react-vite/node';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Plugin } from 'vite';

import { manualPlugin } from './docs/manualPlugin.ts';

/**
 * Files with stories, separated by commas. `npm run visual -- --changed` sets this variable, to build only these stories.
 * To be quick, the build then leaves out the pages of the manual and isn't minified.
 */
const chosen = process.env['STORYBOOK_STORIES']?.split(',');

/** `npm run chromatic` sets this variable: the Storybook then has only the stories of which pictures are taken. */
const hasOnlyPictures = process.env['STORYBOOK_ONLY_PICTURES'] === 'true';

const isPhotographed = ({ exportName, title = '', tags = [] }: IndexInput) =>
  (exportName === 'Gallery' || title.startsWith('Atlas/')) && !tags.includes('tool');

/** Returns an indexer that leaves out stories of which no pictures are taken. */
const ofPictures = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...input) => (await indexer.createIndex(...input)).filter(isPhotographed),
});

const withoutManual: Plugin = {
  name: 'without-manual',
  enforce: 'pre',
  load: (id) => (id.endsWith('/docs/page/ManualPage.tsx') ? 'export default () => null;' : null),
};

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: chosen?.map((file) => `../${file}`) ?? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) => (hasOnlyPictures ? indexers.map(ofPictures) : indexers),
  // Files that the app's pages load by an absolute path. Without these files, Storybook responds to /favicon.svg with
  // its own icon.
  staticDirs: ['../app/client/public', './public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Shows our icon also in the browser tab of a story that is opened alone.
  previewHead: (head) => `${head ?? ''}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  // The search in the sidebar also finds headings, among them the Chinese names and synonyms on the page Find a widget.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Docs' },
  typescript: { reactDocgen: chosen ? false : 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), chosen ? withoutManual : manualPlugin()],
    build: { ...config.build, minify: chosen ? false : config.build?.minify, reportCompressedSize: false },
  }),
});
