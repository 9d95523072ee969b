import { App } from '@tuanbao/app/client/App.tsx';
import { createServices } from '@tuanbao/app/client/createServices.ts';
import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import { systemClock } from '@tuanbao/library/domain/calendar/clock';
import { type ReactElement, useState } from 'react';

import { answeringFetch, type KnownAnswer } from '../fixtures/answeringFetch.ts';
import { WholePage } from './Sheet.styles.ts';
import { forgetful, useStoryGlobals } from './storyWorld.ts';

export interface AppAtProps {
  /** The address at which the app opens. */
  readonly address: string;
  readonly answers: Readonly<Record<string, KnownAnswer>>;
  /** Storybook's globals, such as language and colour scheme. */
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
  useStoryGlobals(services, globals);
  return (
    <WholePage>
      <MemoryRouter initialEntries={[address]}>
        <App services={services} />
      </MemoryRouter>
    </WholePage>
  );
}
