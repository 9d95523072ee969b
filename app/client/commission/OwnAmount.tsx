import { Button } from '@tuanbao/library/components/Button';
import { ChevronEndIcon, ChevronStartIcon } from '@tuanbao/library/components/Icon';
import type { ReactElement, ReactNode } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';

export interface OwnAmountProps {
  /** Name of the amount. The name is shown while the amount is hidden. */
  readonly label: string;
  /** The amount with its name. */
  readonly children: ReactNode;
}

/**
 * Amount for the agent only, beside a price that a customer may see. The agent shows and hides the amount with this
 * button. All such amounts are shown or hidden together, and the device stores this choice.
 */
export function OwnAmount({ label, children }: OwnAmountProps): ReactElement {
  const { settings } = useServices();
  const { showsOwnAmounts: isOpen } = useObservable(settings);
  return (
    <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => settings.showOwnAmounts(!isOpen)}>
      {isOpen ? <span>{children}</span> : label}
      {isOpen ? <ChevronStartIcon /> : <ChevronEndIcon />}
    </Button>
  );
}
