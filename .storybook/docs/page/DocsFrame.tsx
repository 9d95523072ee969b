import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactElement, Suspense, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

import { proseLanguageOf } from '../markdown/proseLanguage.ts';
import { Language } from './Language.ts';
import { Scheme } from './Scheme.ts';

const fontBase = 'var(--tb-font-family-sans)';
const light = { ...themes.light, fontBase };
const dark = { ...themes.dark, fontBase };

/**
 * Shows a docs page in the colour scheme, contrast, density, brand and language of the toolbar, even if the page has no
 * stories.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const globals = useGlobalsOf(context);
  const { scheme, contrast, density, brand, locale } = globals;
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme: scheme, contrast, density, brand });
    document.documentElement.lang = locale ?? 'zh-CN';
  }, [scheme, contrast, density, brand, locale]);

  const language = proseLanguageOf(locale);
  return (
    <Suspense fallback={null}>
      <Scheme value={scheme ?? 'light'}>
        <Language value={language}>
          {/* The frame is inside of Suspense, because its table of contents searches for headings only once. */}
          <DocsContainer context={context} theme={scheme === 'dark' ? dark : light}>
            {children}
          </DocsContainer>
        </Language>
      </Scheme>
    </Suspense>
  );
}

type Globals = Readonly<Record<string, string>>;

const usual: Globals = {
  scheme: 'light',
  contrast: 'normal',
  density: 'comfortable',
  brand: 'tuanbao',
  locale: 'zh-CN',
};

/** The globals in the page's address, used until the toolbar sends its globals: `globals=scheme:dark;contrast:more`. */
function globalsInAddress(): Globals {
  const written = new URLSearchParams(document.location.search).get('globals') ?? '';
  return Object.fromEntries(
    written.split(';').flatMap((pair) => {
      const [name = '', value = ''] = pair.split(':');
      return name in usual ? [[name, value]] : [];
    }),
  );
}

/**
 * The globals that the toolbar sent last. They are kept here, because Storybook mounts the frame again after each change.
 */
let latest: Globals = {};

function useGlobalsOf({ channel }: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => ({ ...usual, ...globalsInAddress(), ...latest }));
  useEffect(() => {
    const take = ({ globals: next }: { readonly globals: Globals }): void => {
      latest = { ...latest, ...next };
      setGlobals((before) => ({ ...before, ...next }));
    };
    channel.on(GLOBALS_UPDATED, take);
    channel.on(SET_GLOBALS, take);
    return () => {
      channel.off(GLOBALS_UPDATED, take);
      channel.off(SET_GLOBALS, take);
    };
  }, [channel]);
  return globals;
}
