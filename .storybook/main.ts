import { defineMain } from '@storybook/react-vite/node';

import { manualPlugin } from './docs/manualPlugin.ts';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
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
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), manualPlugin()] }),
});
