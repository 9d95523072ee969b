import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import { messages } from './surrender.messages.ts';

const SurrenderDialog = lazyPart(async () => (await import('./SurrenderDialog.tsx')).SurrenderDialog);

export interface SurrenderButtonProps {
  readonly order: OrderDetail;
  /** Loads the state of the order again. */
  readonly onDone: () => void;
}

/**
 * Button that opens the dialog in which a policy is surrendered (退保). Renders nothing if the policy isn't in force, or
 * if the insurer hasn't decided yet on a request that was already sent.
 */
export function SurrenderButton({ order, onDone }: SurrenderButtonProps): ReactElement | null {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const { status, surrender } = order;
  const isOffered =
    isIn(orderMachine.sets.inForce, status) &&
    !(surrender && isIn(surrenderMachine.sets.awaitsDecision, surrender.state));
  if (!isOffered) return null;
  return (
    <>
      <DangerButton variant="quiet" onPress={() => setOpen(true)}>
        {words.start}
      </DangerButton>
      {isOpen ? (
        <Suspense>
          <SurrenderDialog order={order} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      ) : null}
    </>
  );
}
