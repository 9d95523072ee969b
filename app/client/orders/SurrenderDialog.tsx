import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { surrenderReasons } from '@tuanbao/library/domain/order/surrender';
import {
  type SurrenderRequest,
  type SurrenderRequestCode,
  surrenderRequestProblems,
} from '@tuanbao/library/domain/order/surrenderRequest';
import type { SurrenderValue } from '@tuanbao/library/domain/order/surrenderValue';
import { FormikCheckbox } from '@tuanbao/library/formik/FormikCheckbox';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { surrenderMessages } from '@tuanbao/library/i18n/surrender.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik, type FormikErrors } from 'formik';
import type { ReactElement } from 'react';

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
  /**
   * Called when the surrender was requested, and also when the request failed, because the state of the order may have
   * changed.
   */
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

const first: SurrenderRequest = { reason: '', isAgreed: false };

/**
 * Returns a function that checks the values of the request and returns a message for each field whose value is missing.
 */
function useValidation(): (request: SurrenderRequest) => FormikErrors<SurrenderRequest> {
  const words = useMessages(messages);
  const sentences: Readonly<Record<SurrenderRequestCode, string>> = {
    surrenderReasonMissing: words.reasonMissing,
    surrenderAgreementMissing: words.agreementMissing,
  };
  return (request) =>
    Object.fromEntries(surrenderRequestProblems(request).map(({ path, code }) => [path, sentences[code]]));
}

function SurrenderFields(): ReactElement {
  const words = useMessages(messages);
  const { reasons } = useMessages(surrenderMessages);
  return (
    <>
      <FormikSelect
        name="reason"
        label={words.reason}
        placeholder={words.choose}
        isRequired
        options={surrenderReasons.map((each) => ({ value: each, label: reasons[each] }))}
      />
      <FormikCheckbox name="isAgreed">{words.agreement}</FormikCheckbox>
    </>
  );
}

/**
 * Dialog for the surrender of a policy. It shows the refund that applies today, asks for a reason and a confirmation,
 * and submits the request.
 */
export function SurrenderDialog({ order, onClose, onDone }: SurrenderDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const validate = useValidation();
  const { orderSn, groupName, policySn } = order;
  const offer = useQuestion(surrenderOffer, { orderSn }, { revalidateOnFocus: false });

  const submit = async ({ reason }: SurrenderRequest) => {
    if (!offer.data || reason === '') return;
    const { effectiveDate, refundFen } = offer.data;
    const isSubmitted = await run(() => send(surrenderPolicy, { orderSn, reason, effectiveDate, refundFen }));
    onDone();
    if (!isSubmitted) return offer.ask(); // The offer is loaded again, because the date or the amount may have changed.
    showToast({ tone: 'success', title: words.submitted });
    onClose();
  };

  const { data: value } = offer;
  return (
    <Formik<SurrenderRequest> initialValues={first} validate={validate} validateOnBlur={false} onSubmit={submit}>
      {({ submitForm }) => (
        <Dialog
          size="small"
          title={words.title}
          isOpen
          onOpenChange={onClose}
          footer={
            <>
              <Button onPress={onClose}>{words.keep}</Button>
              {value ? (
                <Button variant="danger" isPending={isPending} onPress={() => void submitForm()}>
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
                <SurrenderFields />
              </>
            ) : null}
            {value || offer.error ? null : <Skeleton lines={5} label={words.loading} />}
          </S.Stack>
        </Dialog>
      )}
    </Formik>
  );
}
