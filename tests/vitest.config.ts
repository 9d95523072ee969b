import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';

import { withoutCompiledWrappers } from '../app/start/serverCommand.mjs';
import { staticStyles } from '../library/build/staticStyles.ts';
import { chromiumOptions } from './setup/chromium.mjs';

const root = `${import.meta.dirname}/..`;

const chromium = playwright({
  // Reduced motion switches animations off, so that elements don't fade in and are visible from the first frame.
  contextOptions: { timezoneId: 'Asia/Shanghai', locale: 'zh-CN', reducedMotion: 'reduce' },
  launchOptions: chromiumOptions(),
});

/** Returns a new object for each project, because Vitest changes the object. */
const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: chromium,
  viewport: { width: 1280, height: 720 },
  instances: [{ browser: 'chromium' }],
  screenshotFailures: false,
});

const source = { resolve: { conditions: ['tuanbao-source', 'module', 'browser', 'development|production'] } };
/**
 * Import conditions for tests in Node. `module` is left out, because it is for bundlers and leads to files that Node
 * can't load.
 */
const conditionsInNode = ['tuanbao-source', 'node', 'development|production'];
const sourceInNode = {
  resolve: { conditions: conditionsInNode },
  ssr: { resolve: { conditions: conditionsInNode } },
};

/**
 * All stories as browser tests. In the light scheme, all rules of axe are checked; in the dark scheme, only the
 * contrast. A finding fails the test.
 */
const stories: TestProjectInlineConfiguration = {
  extends: `${root}/.storybook/vite.config.ts`,
  plugins: [storybookTest({ configDir: `${root}/.storybook` })],
  test: {
    name: 'storybook',
    root,
    setupFiles: ['tests/setup/contrastInDark.ts'],
    // The timeout is long enough for a busy machine. A test still fails if the expected state is never reached.
    testTimeout: 60_000,
    sequence: { groupOrder: 2 },
    browser: inChromium(),
  },
};

export default defineConfig({
  root,
  test: {
    reporters: ['default'],
    coverage: { provider: 'v8', include: ['library/src/domain/**/*.ts'], reporter: ['text-summary', 'text'] },
    projects: [
      {
        ...sourceInNode,
        plugins: [staticStyles()],
        test: {
          name: 'unit',
          root,
          environment: 'node',
          isolate: false,
          include: [
            'tests/{domain,contract,catalogue,architecture,tokens,run,visual}/**/*.test.ts',
            'tests/package/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        ...sourceInNode,
        test: {
          name: 'server',
          root,
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          isolate: false, // The server's modules are loaded once per worker instead of once per file.
          execArgv: [withoutCompiledWrappers],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        ...source,
        plugins: [staticStyles(), react()],
        test: {
          name: 'dom',
          root,
          environment: 'jsdom',
          css: true,
          include: ['tests/{components,widgets,client,formik}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/patience.ts', 'tests/setup/dom.ts'],
          isolate: false,
          // The timeout is long enough for a busy machine. A test still fails if the expected state is never reached.
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        ...sourceInNode,
        test: {
          name: 'journeys',
          root,
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          // These timeouts are long enough for a busy machine. A test still fails if the expected state is never reached.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: `${root}/.storybook/vite.config.ts`,
        test: {
          name: 'browser',
          root,
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/patience.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 4 },
          browser: inChromium(),
        },
      },
      stories,
    ],
  },
});
