import type { InferType } from 'yup';

import { listOf, shape, text, whole, yuan } from './wire/fields.ts';

const figuresWire = { personCount: whole(0, 1e6), totalPremium: yuan() };

/** Fields with the values of an order after its endorsements, and with its values at the sale. */
export const endorsedFields = {
  rosterVersion: whole(0, 1e6),
  soldInfo: shape(figuresWire),
  nowInfo: shape(figuresWire),
  schemePremiumChangeList: listOf(shape({ schemeId: text(60), premium: yuan() }), 50),
  schemePersonCountList: listOf(
    shape({ schemeId: text(60), occupationType: whole(1, 6), personCount: whole(1, 1e6) }),
    300,
  ),
};

const endorsedWire = shape(endorsedFields);
export type EndorsedWire = InferType<typeof endorsedWire>;
