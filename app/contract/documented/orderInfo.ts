import type { DraftWire } from '../wire/draft.schema.ts';
import type { DraftPayload } from './draft.schema.ts';
import { answeredDraft, receivedDraft } from './draft.ts';
import type { Facts } from './facts.ts';

/** Returns a response in which `orderInfo` has every field that the specification names. */
export const withAnsweredDraft = <Answer extends { readonly orderInfo: DraftWire }>(answer: Answer, facts: Facts) => ({
  ...answer,
  orderInfo: answeredDraft(answer.orderInfo, facts),
});

/**
 * Converts the `orderInfo` of a payload from the form of the specification to the form that the codecs read.
 * @throws ContradictionError for the reasons of `receivedDraft`
 */
export const withReceivedDraft = <Payload extends { readonly orderInfo: DraftPayload }>(
  { orderInfo, ...rest }: Payload,
  facts: Facts,
): Omit<Payload, 'orderInfo'> & { orderInfo: DraftWire } => ({ ...rest, orderInfo: receivedDraft(orderInfo, facts) });
