import type { Services } from '@tuanbao/app/client/platform/services/services.ts';
import type { Appearance, AppearanceState } from '@tuanbao/app/client/platform/theme/appearance.ts';
import type { Locale } from '@tuanbao/library/i18n/messagePack';
import { useLayoutEffect } from 'react';

/** A browser storage that discards everything, so that stories don't influence each other. */
export const forgetful: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

/** Applies Storybook's globals, such as language and colour scheme, to the services of a page. */
export function useStoryGlobals(
  { settings, appearance }: Pick<Services, 'settings'> & { readonly appearance: Appearance },
  globals: Readonly<Record<string, string>>,
): void {
  const { locale, scheme, contrast, density } = globals;
  useLayoutEffect(() => settings.chooseLocale(locale as Locale), [settings, locale]);
  useLayoutEffect(
    () => appearance.choose({ theme: scheme, contrast, density } as AppearanceState),
    [appearance, scheme, contrast, density],
  );
}
