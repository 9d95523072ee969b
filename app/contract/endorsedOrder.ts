import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
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

export const endorsedToWire = ({
  rosterVersion,
  sold,
  now,
  schemeNetsFen,
  schemeHeads,
}: EndorsedOrder): EndorsedWire => ({
  rosterVersion,
  soldInfo: figuresToWire(sold),
  nowInfo: figuresToWire(now),
  schemePremiumChangeList: Object.entries(schemeNetsFen).map(([schemeId, fen]) => ({ schemeId, premium: yuanOf(fen) })),
  schemePersonCountList: schemeHeads.map(({ schemeId, occupationClass, heads }) => ({
    schemeId,
    occupationType: occupationClass,
    personCount: heads,
  })),
});
export const endorsedFromWire = (wire: EndorsedWire): EndorsedOrder => ({
  rosterVersion: wire.rosterVersion,
  sold: figuresFromWire(wire.soldInfo),
  now: figuresFromWire(wire.nowInfo),
  schemeNetsFen: Object.fromEntries(
    wire.schemePremiumChangeList.map(({ schemeId, premium }) => [schemeId, fenOf(premium)]),
  ),
  schemeHeads: wire.schemePersonCountList.map(({ schemeId, occupationType, personCount }) => ({
    schemeId,
    occupationClass: occupationType as OccupationClass,
    heads: personCount,
  })),
});
