import { type ReactElement, Suspense, useEffect, useState } from 'react';

import { lazyPart } from '../lazy/lazyPart.ts';
import { PartBoundary } from '../lazy/PartBoundary.tsx';
import { useIsAtRest } from '../lazy/useIsAtRest.ts';
import { AppearanceButton } from './AppearanceButton.tsx';

const fetchPopover = async () => (await import('./AppearancePopover.tsx')).default;
const AppearancePopover = lazyPart(fetchPopover);

/** Button in the header that opens the choice of theme, contrast and density. */
export function AppearanceMenu(): ReactElement {
  const isAtRest = useIsAtRest();
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    if (isAtRest) fetchPopover().catch(() => undefined); // After a failure, a click downloads the code again.
  }, [isAtRest]);

  const button = <AppearanceButton onPress={() => setWanted(true)} />;
  if (!isWanted) return button;
  return (
    <PartBoundary fallback={button}>
      <Suspense fallback={button}>
        <AppearancePopover />
      </Suspense>
    </PartBoundary>
  );
}
