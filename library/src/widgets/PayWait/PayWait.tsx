import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes } from 'react';

import { Button } from '../../components/Button/index.ts';
import { DangerIcon, SuccessIcon, WarningIcon } from '../../components/Icon/index.ts';
import { Money } from '../../components/Money/index.ts';
import { QrCode } from '../../components/QrCode/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import type { Fen } from '../../domain/money/fen.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages, type PayState } from './PayWait.messages.ts';
import * as S from './PayWait.styles.ts';

export type { PayState } from './PayWait.messages.ts';

export interface PayWaitProps {
  /** State of the payment. The parent component requests it from the server. */
  state: PayState;
  /** Number of the order or endorsement that is paid. */
  orderSn: string;
  /** Kind of the object whose number is `orderSn`. @default 'order' */
  subject?: 'order' | 'endorsement' | undefined;
  /** Amount to pay, in fen. */
  amountFen: Fen;
  /**
   * Opens the payment window again. It is called inside the press event, because the browser blocks the window
   * otherwise.
   */
  onReopen: () => void;
  /**
   * Called when the user has paid and wants to check the payment. The parent component should then request the state
   * from the server.
   */
  onCheck: () => void;
  /** True while the parent component requests the state. @default false */
  isChecking?: boolean | undefined;
  /** Called when the user wants to see the order or endorsement. If absent, there is no button that opens it. */
  onViewOrder?: (() => void) | undefined;
  /**
   * Address of the payment page, because the browser may block the window. Except while the window is being opened and
   * after the payment, the address is shown as a link that opens in the same tab, and as a QR code for a phone.
   */
  payUrl?: string | undefined;
  /** Reason why the payment failed, as the payment company reported it. */
  failure?: string | undefined;
}

const marks: Readonly<Record<PayState, ReactElement>> = {
  opening: <Spinner />,
  waiting: <Spinner />,
  paid: <SuccessIcon />,
  insured: <SuccessIcon />,
  failed: <DangerIcon />,
  closed: <WarningIcon />,
  blocked: <WarningIcon />,
};

/** True if the payment may be complete although the server hasn't received the result yet. */
const allowsCheck = (state: PayState): boolean => state === 'waiting' || state === 'closed' || state === 'blocked';
const isPaidState = (state: PayState): boolean => state === 'paid' || state === 'insured';

/**
 * Waits for a payment that runs in another window, and shows its result. The ref is the outermost element; its
 * `focus()` focuses the first control.
 */
export const PayWait: ForwardRefExoticComponent<PayWaitProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PayWaitProps
>(function PayWait(props, ref) {
  const root = useFocusRef(ref);
  const { state, subject = 'order' } = props;
  const isPaid = isPaidState(state);
  const words = useMessages(messages);
  const isEndorsement = subject === 'endorsement';
  const hint = state === 'paid' && isEndorsement ? words.endorsement.paid : words.states[state].hint;

  return (
    <S.Root ref={root} aria-label={words.states[state].title}>
      <S.Mark data-state={state}>{marks[state]}</S.Mark>
      <S.Words role="status">
        <S.Title>{words.states[state].title}</S.Title>
        <S.Hint>{(state === 'failed' && props.failure) || hint}</S.Hint>
      </S.Words>
      <S.Facts>
        <dt>{isEndorsement ? words.endorsement.sn : words.orderSn}</dt>
        <dd>{props.orderSn}</dd>
        <dt>{isPaid ? words.paidAmount : words.amount}</dt>
        <dd>
          <Money fen={props.amountFen} size="lead" />
        </dd>
      </S.Facts>
      <PayWaitActions {...props} />
    </S.Root>
  );
});

/** Ways to pay without a separate window: a link that opens in the same tab, and a QR code for a phone. */
function PaymentPage({ url }: { readonly url: string }): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Ways>
      <S.Link href={url}>{words.payHere}</S.Link>
      <figure>
        <QrCode value={url} aria-label={words.scan} />
        <figcaption>{words.scan}</figcaption>
      </figure>
    </S.Ways>
  );
}

function PayWaitActions(props: PayWaitProps): ReactElement | null {
  const { state, onReopen, onCheck, isChecking = false, onViewOrder, payUrl, subject } = props;
  const words = useMessages(messages);
  const isPaid = isPaidState(state);
  if (state === 'opening') return null;

  return (
    <>
      {payUrl && !isPaid ? <PaymentPage url={payUrl} /> : null}
      <S.Actions>
        {isPaid ? null : (
          <Button variant={state === 'failed' || state === 'closed' ? 'primary' : 'secondary'} onPress={onReopen}>
            {state === 'failed' ? words.payAgain : words.reopen}
          </Button>
        )}
        {allowsCheck(state) ? (
          <Button variant={state === 'waiting' ? 'primary' : 'secondary'} isPending={isChecking} onPress={onCheck}>
            {words.check}
          </Button>
        ) : null}
        {onViewOrder ? (
          <Button variant={isPaid ? 'primary' : 'quiet'} onPress={onViewOrder}>
            {subject === 'endorsement' ? words.endorsement.view : words.viewOrder}
          </Button>
        ) : null}
      </S.Actions>
    </>
  );
}
