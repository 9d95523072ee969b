import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { offlineOrderMachine } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useAction } from '../../client/platform/query/useAction.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { giveBackOfflineOrder, takeOfflineOrder } from '../../contract/desk/work/offlineOrders.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { ShownOfflineOrder } from './OfflineCards.tsx';
import { CloseDialog, PrepareDialog, QuoteDialog } from './OfflineDialogs.tsx';
import { messages } from './offlineOrders.messages.ts';
import * as S from './work.styles.ts';

export interface OfflineActionsProps {
  readonly order: ShownOfflineOrder;
  /** Called when an action has ended, also if it was cancelled or refused. */
  readonly onDone: () => void;
}

/** Buttons for the actions that are possible in the state of an offline order, and the dialogs of these actions. */
export function OfflineActions({ order, onDone }: OfflineActionsProps): ReactElement {
  const words = useMessages(messages);
  const [open, setOpen] = useState<'quote' | 'prepare' | 'close' | null>(null);
  const [link, setLink] = useState('');
  const { state, isMine } = order;
  const close = () => {
    setOpen(null);
    onDone();
  };
  const isAnswerable = isIn(offlineOrderMachine.sets.answerable, state);
  return (
    <>
      <S.Actions>
        {state === 'waiting' || (isAnswerable && !isMine) ? <TakeButton order={order} onDone={onDone} /> : null}
        {isAnswerable && isMine ? (
          <>
            {state === 'taken' ? <GiveBackButton order={order} onDone={onDone} /> : null}
            <Button variant="quiet" onPress={() => setOpen('close')}>
              {words.close}
            </Button>
            <Button onPress={() => setOpen('prepare')}>{words.prepare}</Button>
            <Button variant="primary" onPress={() => setOpen('quote')}>
              {state === 'quoted' ? words.quoteAgain : words.quote}
            </Button>
          </>
        ) : null}
      </S.Actions>
      {open === 'quote' ? <QuoteDialog order={order} onClose={close} /> : null}
      {open === 'prepare' ? <PrepareDialog order={order} onMade={setLink} onClose={close} /> : null}
      {open === 'close' ? <CloseDialog order={order} onClose={close} /> : null}
      {link === '' ? null : (
        <LinkDialog title={words.linkTitle} text={words.linkText} link={link} onClose={() => setLink('')} />
      )}
    </>
  );
}

function TakeButton({ order, onDone }: OfflineActionsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { run, isPending } = useAction();
  const take = async () => {
    if (await run(() => send(takeOfflineOrder, { id: order.id }))) showToast({ tone: 'success', title: words.taken });
    onDone();
  };
  return (
    <Button variant="primary" isPending={isPending} onPress={() => void take()}>
      {order.state === 'waiting' ? words.take : words.takeOver}
    </Button>
  );
}

function GiveBackButton({ order, onDone }: OfflineActionsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { run, isPending } = useAction();
  const giveBack = async () => {
    const isDone = await run(() => send(giveBackOfflineOrder, { id: order.id }));
    if (isDone) showToast({ tone: 'success', title: words.givenBack });
    onDone();
  };
  return (
    <Button variant="quiet" isPending={isPending} onPress={() => void giveBack()}>
      {words.giveBack}
    </Button>
  );
}
