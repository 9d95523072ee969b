import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { useRef, useState } from 'react';

import { reportCustomOrder } from '../../contract/customOrders.ts';
import { orderStatusOf } from '../../contract/wire/wireWords.ts';
import { useSubmitOrder } from '../data/useSubmitOrder.ts';
import { useDraftDesks } from '../drafts/draftDesksContext.ts';
import type { OpenDraft } from '../drafts/openDraft.ts';
import { problemsIn } from '../drafts/refusedProblems.ts';
import { usePaymentService } from '../payment/paymentContext.ts';
import { type CallError, isCallError } from '../platform/http/callError.ts';
import { useServices } from '../platform/services/services.ts';
import { isOfProblemPersons, type ProblemPerson, problemPersonsOf } from '../problemPersons/problemPersonsOf.ts';

/**
 * Reason why the order wasn't submitted. Only reasons for which this screen has a message of its own are included.
 * `notSaved`: the draft couldn't be saved before the submission.
 */
export type Refusal =
  | { readonly kind: 'priceChanged'; readonly before: Fen; readonly now: Fen | null }
  | { readonly kind: 'problemPersons'; readonly persons: readonly ProblemPerson[] }
  | { readonly kind: 'notSaved' };

export interface Submission {
  readonly isPending: boolean;
  readonly refusal: Refusal | null;
  readonly dismiss: () => void;
  /**
   * Submits the draft and opens the payment window. `submit` must be called in the click event, because browsers block
   * the window otherwise. `acceptedFen` is the price in fen that the user has accepted, if the price changed.
   */
  readonly submit: (acceptedFen?: Fen) => void;
}

function refusalOf(error: CallError, before: Fen): Refusal | null {
  if (error.kind === 'priceChanged')
    return { kind: 'priceChanged', before, now: (error.data as Pick<Quote, 'totalFen'>).totalFen };
  return isOfProblemPersons(error) ? { kind: 'problemPersons', persons: problemPersonsOf(error) } : null;
}

/**
 * Submits a draft. The submission id is derived from the draft's id and version. Thus a second click, another attempt
 * or a reload leads to the same order, as long as the draft isn't changed.
 */
export function useSubmission(opened: OpenDraft, onSubmitted: (orderSn: string) => void): Submission {
  const { store, autosave, source } = opened;
  const { send: sendCall } = useServices();
  const payment = usePaymentService();
  const { drafts } = useDraftDesks();
  const submitOrder = useSubmitOrder();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isUnderWay = useRef(false);

  const send = async (totalFen: Fen) => {
    if (!(await autosave.ensureSaved())) return setRefusal({ kind: 'notSaved' });
    const { id, version } = autosave.read();
    const submission = { submissionId: `${id}.${version}`, draftId: id, draft: store.statedDraft(), totalFen };
    const { orderSn, status } = await submitOrder(submission);
    await drafts.close(store.surroundings.product.id);
    if (source.kind === 'prepared') {
      const progress = { id: source.taskId, status: 'submitted', orderSn } as const;
      // A failed report to the back office is ignored, because the order is already submitted.
      await sendCall(reportCustomOrder, progress, { noErrorMessage: true }).catch(() => undefined);
    }
    // The order is submitted. If the address of the cashier page can't be loaded, the agent pays from the order screen.
    if (orderStatusOf(status) === 'awaitingPayment') payment.send(orderSn).catch(() => undefined);
    else payment.abandon();
    return onSubmitted(orderSn);
  };

  const submit = async (totalFen: Fen) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    setRefusal(null);
    payment.open();
    try {
      await send(totalFen);
    } catch (error) {
      if (!isCallError(error)) throw error;
      const problems = isCallError(error, 'refused') ? problemsIn(error.data) : null;
      if (problems) store.refused.take(problems, store.read());
      setRefusal(refusalOf(error, totalFen));
    } finally {
      if (payment.read().orderSn === '') payment.abandon();
      isUnderWay.current = false;
      setPending(false);
    }
  };

  return {
    isPending,
    refusal,
    dismiss: () => setRefusal(null),
    submit: (acceptedFen) => {
      const totalFen = acceptedFen ?? store.quote().totalFen;
      if (totalFen !== null) void submit(totalFen);
    },
  };
}
