import { App } from '@tuanbao/app/client/App.tsx';
import { createServices } from '@tuanbao/app/client/createServices.ts';
import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import type { AppearanceState } from '@tuanbao/app/client/platform/theme/appearance.ts';
import { systemClock } from '@tuanbao/library/domain/calendar/clock';
import type { Locale } from '@tuanbao/library/i18n/messagePack';
import { type ReactElement, useLayoutEffect, useState } from 'react';

import { answeringFetch, type KnownAnswer } from '../fixtures/answeringFetch.ts';
import { WholePage } from './Sheet.styles.ts';

/** A storage that stores nothing. */
const forgetful: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

export interface AppAtProps {
  /** The address that the app opens. */
  readonly address: string;
  readonly answers: Readonly<Record<string, KnownAnswer>>;
  /** Storybook's globals. */
  readonly globals: Readonly<Record<string, string>>;
}

/** The whole app at an address, with fixed responses instead of a server. */
export function AppAt({ address, answers, globals }: AppAtProps): ReactElement {
  const [services] = useState(() =>
    createServices({
      fetch: answeringFetch(answers),
      clock: systemClock, // Stories stop this clock.
      storage: forgetful,
      document,
      openPayWindow: () => null,
    }),
  );
  const { settings, appearance } = services;
  const { locale, scheme, contrast, density } = globals;
  useLayoutEffect(() => settings.chooseLocale(locale as Locale), [settings, locale]);
  useLayoutEffect(
    () => appearance.choose({ theme: scheme, contrast, density } as AppearanceState),
    [appearance, scheme, contrast, density],
  );
  return (
    <WholePage>
      <MemoryRouter initialEntries={[address]}>
        <App services={services} />
      </MemoryRouter>
    </WholePage>
  );
}
