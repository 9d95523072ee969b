import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { lazy } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { configure } from 'storybook/test';

import { controlsOf } from './docs/controlsOf.ts';
import { DocsFrame } from './docs/page/DocsFrame.tsx';
import { StoryFrame } from './docs/page/StoryFrame.tsx';
import { freezeClock } from './frozenClock.ts';
import { modes } from './modes.ts';

import '@tuanbao/tokens/tokens.css';
import './preview.css';

// The timeout is long enough for a busy machine. A story still fails if the expected state is never reached.
configure({ asyncUtilTimeout: 15_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    // react-aria's live region is excluded, because it stays in the document after the story that used it has ended.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    layout: 'padded',
    chromatic: { modes },
    docs: {
      page: lazy(() => import('./docs/page/ManualPage.tsx')),
      container: DocsFrame,
      toc: { headingSelector: 'h2' },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Start here',
            'Getting started',
            'Find a widget',
            'How to embed',
            'Recipes',
            'Formik bindings',
            'Hooks and functions',
            'Domain types',
            'How to add a field',
            'How to add a widget',
            'How to add a product',
            'How to review snapshots',
            'Glossary',
            'Terms of the product',
            'Architecture',
          ],
          'Tokens',
          ['Colour', 'Brand', 'Type'],
          'Components',
          'Widgets',
          'Atlas',
          'Screens',
        ],
      },
    },
  },
  tags: ['autodocs'],
  argTypesEnhancers: [controlsOf],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', items: ['light', 'dark'], dynamicTitle: true },
    },
    contrast: {
      description: 'Contrast',
      toolbar: { title: 'Contrast', items: ['normal', 'more'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    brand: {
      description: 'Whose colours',
      toolbar: { title: 'Brand', items: ['tuanbao', 'partner'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the user',
      toolbar: { title: 'Language', items: ['zh-CN', 'en-US'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    scheme: 'light',
    contrast: 'normal',
    density: 'comfortable',
    brand: 'tuanbao',
    locale: 'zh-CN',
  },
  beforeEach: () => freezeClock(),
  decorators: [
    (Story, { globals, viewMode }) => {
      if (viewMode === 'docs') {
        return (
          <StoryFrame globals={globals}>
            <Story />
          </StoryFrame>
        );
      }
      const page = document.documentElement.dataset;
      page['theme'] = String(globals['scheme']);
      page['contrast'] = String(globals['contrast']);
      page['density'] = String(globals['density']);
      page['brand'] = String(globals['brand']);
      document.documentElement.lang = String(globals['locale']);
      return (
        <I18nProvider locale={String(globals['locale'])}>
          <Story />
        </I18nProvider>
      );
    },
  ],
});
