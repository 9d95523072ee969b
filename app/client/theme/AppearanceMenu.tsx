import { type ReactElement, Suspense, useState } from 'react';

import { lazyPart } from '../lazyPart.ts';
import { useServices } from '../services.ts';
import { PartBoundary } from '../shell/PartBoundary.tsx';
import { useHasStarted } from '../useHasStarted.ts';
import { useObservable } from '../useObservable.ts';
import { AppearanceButton } from './AppearanceButton.tsx';

/** Fetched once the guard has its answer, so that no screen waits for it; at once where the reader asks for it. */
const AppearancePopover = lazyPart(async () => (await import('./AppearancePopover.tsx')).default);

/** The button in the header that opens the choice of theme, contrast and density. */
export function AppearanceMenu(): ReactElement {
  const { session } = useServices();
  const { status } = useObservable(session);
  const hasStarted = useHasStarted();
  const [isWanted, setWanted] = useState(false);
  const button = <AppearanceButton onPress={() => setWanted(true)} />;
  if ((status === 'unknown' || !hasStarted) && !isWanted) return button;
  return (
    <PartBoundary fallback={button}>
      <Suspense fallback={button}>
        <AppearancePopover defaultOpen={isWanted} />
      </Suspense>
    </PartBoundary>
  );
}
