import type { InferType } from 'yup';

import { listOf, shape, text, whole, yuan } from './wire/fields.ts';

const figuresWire = { personCount: whole(0, 1e6), totalPremium: yuan() };

/** Fields that say what an order is like after its endorsements. */
export const endorsedFields = {
  rosterVersion: whole(0, 1e6),
  soldInfo: shape(figuresWire),
  nowInfo: shape(figuresWire),
  schemePremiumChangeList: listOf(shape({ schemeId: text(60), premium: yuan() }), 50),
};

const endorsedWire = shape(endorsedFields);
export type EndorsedWire = InferType<typeof endorsedWire>;
