import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import { type OrderSurrender, type SurrenderReason, surrenderReasons } from '@tuanbao/library/domain/order/surrender';
import { surrenderMachine, type SurrenderState } from '@tuanbao/library/domain/order/surrenderMachine';
import type { SurrenderValue } from '@tuanbao/library/domain/order/surrenderValue';

import { asIs, call, type Codec } from './call.ts';
import type {
  OrderSurrenderWire,
  SurrenderRequestWire,
  SurrenderValueWire,
  SurrenderWires,
} from './surrenders.schema.ts';

/** Returns the surrender state that a word on the wire stands for. @throws RangeError when no state has the word */
function surrenderStateOf(word: string): SurrenderState {
  const state = surrenderMachine.states.find((known) => known === word);
  if (state === undefined) throw new RangeError('unknown surrender state');
  return state;
}

export const orderSurrenderToWire = (surrender: OrderSurrender): OrderSurrenderWire => ({
  surrenderStatus: surrender.state,
  surrenderReason: surrender.reason ?? '',
  note: surrender.note,
  applyTime: surrender.appliedAt,
  effectiveDate: surrender.effectiveDate,
  refundPremium: yuanOf(surrender.refundFen),
  fee: yuanOf(surrender.feeFen),
  sentPremium: yuanOf(surrender.sentFen),
});
export const orderSurrenderFromWire = (wire: OrderSurrenderWire): OrderSurrender => ({
  state: surrenderStateOf(wire.surrenderStatus),
  reason: surrenderReasons.find((reason) => reason === wire.surrenderReason) ?? null,
  note: wire.note,
  appliedAt: wire.applyTime,
  effectiveDate: wire.effectiveDate,
  refundFen: fenOf(wire.refundPremium),
  feeFen: fenOf(wire.fee),
  sentFen: fenOf(wire.sentPremium),
});

export const surrenderValueCodec: Codec<SurrenderValue, SurrenderValueWire> = {
  toWire: ({ unusedFen, feeFen, refundFen, ...same }) => ({
    ...same,
    unusedPremium: yuanOf(unusedFen),
    fee: yuanOf(feeFen),
    refundPremium: yuanOf(refundFen),
  }),
  fromWire: ({ unusedPremium, fee, refundPremium, ...same }) => ({
    ...same,
    unusedFen: fenOf(unusedPremium),
    feeFen: fenOf(fee),
    refundFen: fenOf(refundPremium),
  }),
};

/**
 * Returns the refund for a policy that is surrendered today. The call is refused with 006004 if the policy isn't in
 * force, if an endorsement or a surrender of the policy isn't completed yet, or if cover ends today.
 */
export const surrenderOffer = call('GET', '/api/own/orders/:orderSn/surrender', {
  summary: 'Refund of a policy that is surrendered today',
  request: asIs<SurrenderWires['surrenderOffer']['request']>(),
  response: surrenderValueCodec,
});

/** Request to surrender a policy, with the date and the refund that the agent saw. */
export interface SurrenderRequest {
  readonly orderSn: string;
  readonly reason: SurrenderReason;
  readonly effectiveDate: string;
  readonly refundFen: Fen;
}
const requestCodec: Codec<SurrenderRequest, SurrenderRequestWire> = {
  toWire: ({ orderSn, reason, effectiveDate, refundFen }) => ({
    orderSn,
    surrenderReason: reason,
    effectiveDate,
    refundPremium: yuanOf(refundFen),
  }),
  fromWire: ({ orderSn, surrenderReason, effectiveDate, refundPremium }) => ({
    orderSn,
    reason: surrenderReason,
    effectiveDate,
    refundFen: fenOf(refundPremium),
  }),
};

/**
 * Requests the surrender of a policy. The insurer decides on the request. If the date or the refund differs from
 * today's offer, the call is refused with 900410, and `data` is today's offer. The call is refused with 006004 for the
 * same reasons as `surrenderOffer`.
 */
export const surrenderPolicy = call('POST', '/api/own/orders/:orderSn/surrender', {
  summary: 'Surrender a policy',
  request: requestCodec,
  response: {
    toWire: ({
      uuid,
      state,
    }: {
      readonly uuid: string;
      readonly state: SurrenderState;
    }): SurrenderWires['surrenderPolicy']['response'] => ({ surrenderUuid: uuid, surrenderStatus: state }),
    fromWire: ({ surrenderUuid, surrenderStatus }: SurrenderWires['surrenderPolicy']['response']) => ({
      uuid: surrenderUuid,
      state: surrenderStateOf(surrenderStatus),
    }),
  },
});
