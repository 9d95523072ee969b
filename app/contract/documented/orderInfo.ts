import type { DraftWire } from '../wire/draft.schema.ts';
import type { DraftPayload } from './draft.schema.ts';
import { answeredDraft, receivedDraft } from './draft.ts';
import type { Facts } from './facts.ts';

/** An answer whose `orderInfo` has every documented field. */
export const withAnsweredDraft = <Answer extends { readonly orderInfo: DraftWire }>(answer: Answer, facts: Facts) => ({
  ...answer,
  orderInfo: answeredDraft(answer.orderInfo, facts),
});

/** A payload whose `orderInfo` is a draft as the documents write it. @throws ContradictionError */
export const withReceivedDraft = <Payload extends { readonly orderInfo: DraftPayload }>(
  { orderInfo, ...rest }: Payload,
  facts: Facts,
): Omit<Payload, 'orderInfo'> & { orderInfo: DraftWire } => ({ ...rest, orderInfo: receivedDraft(orderInfo, facts) });
