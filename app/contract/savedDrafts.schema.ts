import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { answeredDraft, draftPayload } from './documented/draft.schema.ts';
import type { Facts } from './documented/facts.ts';
import { withAnsweredDraft, withReceivedDraft } from './documented/orderInfo.ts';
import { draftWire } from './wire/draft.schema.ts';
import { filledText, listOf, nothing, shape, shapeOrNone, text, whole, yuan } from './wire/fields.ts';

/**
 * Purpose of a draft: it will be submitted as an order, or saved as a quotation. Drafts of quotations aren't listed as
 * unfinished orders.
 */
export type DraftKind = 'order' | 'quotation';

/** Object that a draft was filled in from: a saved quotation, a renewed policy or an order, with its number. */
export interface BroughtFrom {
  readonly kind: 'quotation' | 'renewal' | 'order';
  readonly number: string;
}

const draftKind = () => mixed<DraftKind>().oneOf(['order', 'quotation']).optional();

const broughtFromWire = () =>
  shapeOrNone({
    kind: mixed<BroughtFrom['kind']>().oneOf(['quotation', 'renewal', 'order']).required(),
    number: text(60),
  });

const savedFields = { id: text(60), version: whole(0, 1e9), savedAt: text(40), broughtFrom: broughtFromWire() };

const savedDraftWire = shape({ ...savedFields, orderInfo: draftWire });
export type SavedDraftWire = InferType<typeof savedDraftWire>;

const toSaveFields = { id: text(60), version: whole(0, 1e9), draftType: draftKind(), broughtFrom: broughtFromWire() };

const draftToSaveWire = shape({ ...toSaveFields, orderInfo: draftWire });
export type DraftToSaveWire = InferType<typeof draftToSaveWire>;

const draftToSavePayload = shape(toSaveFields).partial().shape({ orderInfo: draftPayload });
type DraftToSavePayload = InferType<typeof draftToSavePayload>;

/** Schemas of the calls in `savedDrafts.ts`, by call name. */
export const savedDraftSchemas = {
  saveDraft: {
    request: draftToSavePayload,
    received: ({ id = '', version = 0, ...rest }: DraftToSavePayload, facts: Facts): DraftToSaveWire => ({
      id,
      version,
      ...withReceivedDraft(rest, facts),
    }),
    response: shape({ id: text(60), version: whole(1, 1e9), savedAt: text(40) }),
  },
  savedDraft: {
    request: object({ id: filledText(60) }).noUnknown(),
    response: shape({ ...savedFields, orderInfo: answeredDraft }),
    answered: withAnsweredDraft<SavedDraftWire>,
  },
  listDrafts: {
    request: object({ productId: text(20).optional(), draftType: draftKind() }).noUnknown(),
    response: listOf(
      shape({
        id: text(60),
        version: whole(1, 1e9),
        savedAt: text(40),
        productId: text(20),
        productName: text(200),
        groupName: text(200),
        heads: whole(0, 1e6),
        /** Premium in yuan when the draft was last saved; null if the draft can't be priced. */
        totalPremium: yuan().nullable(),
      }),
      1000,
    ),
  },
  deleteDraft: { request: shape({ id: filledText(60), version: whole(1, 1e9).optional() }), response: nothing() },
};

/** Wire types of the calls in `savedDrafts.ts`, by call name. */
export type SavedDraftWires = WiresOf<typeof savedDraftSchemas>;
