import { lazy, type ReactElement, Suspense, useState } from 'react';

import { useServices } from '../services.ts';
import { useObservable } from '../useObservable.ts';
import { AppearanceButton } from './AppearanceButton.tsx';

/** Fetched once the guard has its answer, so that no screen waits for it; at once where the reader asks for it. */
const AppearancePopover = lazy(() => import('./AppearancePopover.tsx'));

/** The button in the header that opens the choice of theme, contrast and density. */
export function AppearanceMenu(): ReactElement {
  const { session } = useServices();
  const { status } = useObservable(session);
  const [isWanted, setWanted] = useState(false);
  const button = <AppearanceButton onPress={() => setWanted(true)} />;
  if (status === 'unknown' && !isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AppearancePopover defaultOpen={isWanted} />
    </Suspense>
  );
}
