import { useEffect, useState } from 'react';

import { useLocation } from '../navigation/router.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/sessionContext.ts';
import { screenOf } from './screenOf.ts';
import { ScreenTime } from './screenTime.ts';

/** Reports how long a signed-in agent sees the screens. It renders nothing. */
export default function ScreenTimeReport(): null {
  const { sendUnattended: send, clock } = useServices();
  const session = useSession();
  const isSignedIn = useObservable(session).status === 'signedIn';
  const [screenTime] = useState(() => new ScreenTime({ send, clock }));
  const screen = screenOf(useLocation().pathname);

  useEffect(() => screenTime.enter(screen), [screenTime, screen]);
  useEffect(() => (isSignedIn ? screenTime.start() : undefined), [screenTime, isSignedIn]);

  return null;
}
