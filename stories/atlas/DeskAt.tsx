import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import { systemClock } from '@tuanbao/library/domain/calendar/clock';
import { type ReactElement, useState } from 'react';

import { Desk } from '../../app/desk/Desk.tsx';
import { createDeskServices } from '../../app/desk/deskServices.ts';
import { answeringFetch, type KnownAnswer } from '../fixtures/answeringFetch.ts';
import { WholePage } from './Sheet.styles.ts';
import { forgetful, useStoryGlobals } from './storyWorld.ts';

export interface DeskAtProps {
  /** The address at which the desk opens. */
  readonly address: string;
  readonly answers: Readonly<Record<string, KnownAnswer>>;
  /** Storybook's globals, such as language and colour scheme. */
  readonly globals: Readonly<Record<string, string>>;
}

/** The whole desk of the operators at an address, with fixed responses instead of a server. */
export function DeskAt({ address, answers, globals }: DeskAtProps): ReactElement {
  const [services] = useState(() =>
    createDeskServices({
      fetch: answeringFetch(answers),
      clock: systemClock, // Stories stop this clock.
      storage: forgetful,
      document,
    }),
  );
  useStoryGlobals(services, globals);
  return (
    <WholePage>
      <MemoryRouter initialEntries={[address]}>
        <Desk services={services} />
      </MemoryRouter>
    </WholePage>
  );
}
