import { Button } from '@tuanbao/library/components/Button';
import { ChevronEndIcon, ChevronStartIcon } from '@tuanbao/library/components/Icon';
import type { ReactElement, ReactNode } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';

export interface OwnFigureProps {
  /** Name of the figure, which is shown while the figure is folded. */
  readonly label: string;
  /** The figure with its name. */
  readonly children: ReactNode;
}

/**
 * Figure for the agent only, beside a price that a customer may see. It is folded until the agent presses it. All such
 * figures are shown or folded together, and the device stores the choice.
 */
export function OwnFigure({ label, children }: OwnFigureProps): ReactElement {
  const { settings } = useServices();
  const { showsOwnFigures: isOpen } = useObservable(settings);
  return (
    <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => settings.showOwnFigures(!isOpen)}>
      {isOpen ? <span>{children}</span> : label}
      {isOpen ? <ChevronStartIcon /> : <ChevronEndIcon />}
    </Button>
  );
}
