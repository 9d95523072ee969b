import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { EndorsedOrder } from '@tuanbao/library/domain/order/order';
import type { InferType } from 'yup';

import { listOf, shape, text, whole, yuan } from './fields.ts';

const figuresWire = { personCount: whole(0, 1e6), totalPremium: yuan() };
/** State of an order after its endorsements. */
export const endorsedFields = {
  rosterVersion: whole(0, 1e6),
  soldInfo: shape(figuresWire),
  nowInfo: shape(figuresWire),
  schemePremiumChangeList: listOf(shape({ schemeId: text(60), premium: yuan() }), 50),
};
const endorsedWire = shape(endorsedFields);
type EndorsedWire = InferType<typeof endorsedWire>;

const figuresToWire = ({ heads, totalFen }: EndorsedOrder['now']) => ({
  personCount: heads,
  totalPremium: yuanOf(totalFen),
});
const figuresFromWire = (wire: EndorsedWire['nowInfo']): EndorsedOrder['now'] => ({
  heads: wire.personCount,
  totalFen: fenOf(wire.totalPremium),
});

export const endorsedToWire = ({ rosterVersion, sold, now, schemeNetsFen }: EndorsedOrder): EndorsedWire => ({
  rosterVersion,
  soldInfo: figuresToWire(sold),
  nowInfo: figuresToWire(now),
  schemePremiumChangeList: Object.entries(schemeNetsFen).map(([schemeId, fen]) => ({ schemeId, premium: yuanOf(fen) })),
});
export const endorsedFromWire = (wire: EndorsedWire): EndorsedOrder => ({
  rosterVersion: wire.rosterVersion,
  sold: figuresFromWire(wire.soldInfo),
  now: figuresFromWire(wire.nowInfo),
  schemeNetsFen: Object.fromEntries(
    wire.schemePremiumChangeList.map(({ schemeId, premium }) => [schemeId, fenOf(premium)]),
  ),
});
