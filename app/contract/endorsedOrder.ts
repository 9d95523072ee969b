import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { EndorsedOrder } from '@tuanbao/library/domain/order/order';

import type { EndorsedWire } from './endorsedOrder.schema.ts';

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
