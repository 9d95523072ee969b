import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Money } from '@tuanbao/library/components/Money';
import { Select } from '@tuanbao/library/components/Select';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { surrenderReasons } from '@tuanbao/library/domain/order/surrender';
import type { SurrenderValue } from '@tuanbao/library/domain/order/surrenderValue';
import { surrenderMessages } from '@tuanbao/library/i18n/surrender.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useRef, useState } from 'react';

import { surrenderOffer, surrenderPolicy } from '../../contract/surrenders.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { useAction } from '../platform/query/useAction.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import * as S from './OrderDocuments.styles.ts';
import { messages } from './surrender.messages.ts';

export interface SurrenderDialogProps {
  readonly order: Pick<OrderDetail, 'orderSn' | 'groupName' | 'policySn'>;
  readonly onClose: () => void;
  /** The surrender was submitted, or the order turned out to be something else by now. */
  readonly onDone: () => void;
}

function ValueRecap({ value }: { readonly value: SurrenderValue }): ReactElement {
  const words = useMessages(messages);
  const { effectiveDate, unusedDays, coverDays, unusedFen, feeFen, refundFen } = value;
  return (
    <DescriptionList
      items={[
        { term: words.endsOn, description: words.midnight(effectiveDate), isWide: true },
        { term: words.unusedDays, description: words.days(unusedDays, coverDays), isWide: true },
        { term: words.unused, description: <Money fen={unusedFen} /> },
        { term: words.fee, description: <Money fen={feeFen} /> },
        { term: words.refund, description: <Money fen={refundFen} size="lead" />, isWide: true },
      ]}
    />
  );
}

/** Reason and confirmation of a surrender, with what is missing of them once it was tried to submit. */
function useSurrenderForm() {
  const words = useMessages(messages);
  const [reason, setReason] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const reasonRef = useRef<HTMLSelectElement>(null);
  const agreementRef = useRef<HTMLInputElement>(null);
  const known = surrenderReasons.find((word) => word === reason);
  return {
    reason,
    setReason,
    isAgreed,
    setAgreed,
    reasonError: isTried && known === undefined ? words.reasonMissing : undefined,
    agreementError: isTried && !isAgreed ? words.agreementMissing : undefined,
    reasonRef,
    agreementRef,
    /** The reason once everything is there; undefined before: the first field that misses something takes focus. */
    complete: () => {
      setTried(true);
      if (known !== undefined && isAgreed) return known;
      (known === undefined ? reasonRef : agreementRef).current?.focus();
      return undefined;
    },
  };
}

function SurrenderFields({ form }: { readonly form: ReturnType<typeof useSurrenderForm> }): ReactElement {
  const { reason, setReason, reasonError, reasonRef, isAgreed, setAgreed, agreementError, agreementRef } = form;
  const words = useMessages(messages);
  const { reasons } = useMessages(surrenderMessages);
  return (
    <>
      <Select
        ref={reasonRef}
        label={words.reason}
        placeholder={words.choose}
        isRequired
        value={reason}
        onChange={setReason}
        errorMessage={reasonError}
        options={surrenderReasons.map((each) => ({ value: each, label: reasons[each] }))}
      />
      <Checkbox ref={agreementRef} isSelected={isAgreed} onChange={setAgreed} errorMessage={agreementError}>
        {words.agreement}
      </Checkbox>
    </>
  );
}

/** Shows what a surrender gives back today, asks for its reason and a confirmation, and submits it. */
export function SurrenderDialog({ order, onClose, onDone }: SurrenderDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const form = useSurrenderForm();
  const { orderSn, groupName, policySn } = order;
  const offer = useQuestion(surrenderOffer, { orderSn }, { revalidateOnFocus: false });

  const submit = async ({ effectiveDate, refundFen }: SurrenderValue) => {
    const reason = form.complete();
    if (reason === undefined) return;
    const isSubmitted = await run(() => send(surrenderPolicy, { orderSn, reason, effectiveDate, refundFen }));
    onDone();
    if (!isSubmitted) return offer.ask(); // date or amount may be others by now
    showToast({ tone: 'success', title: words.submitted });
    onClose();
  };

  const { data: value } = offer;
  return (
    <Dialog
      size="small"
      title={words.title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.keep}</Button>
          {value ? (
            <Button variant="danger" isPending={isPending} onPress={() => void submit(value)}>
              {words.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      <S.Stack>
        <p>{words.intro(groupName, policySn ?? '')}</p>
        {offer.error ? <CallFailure error={offer.error} onRetry={offer.ask} /> : null}
        {value ? (
          <>
            <ValueRecap value={value} />
            <SurrenderFields form={form} />
          </>
        ) : null}
        {value || offer.error ? null : <Skeleton lines={5} label={words.loading} />}
      </S.Stack>
    </Dialog>
  );
}
