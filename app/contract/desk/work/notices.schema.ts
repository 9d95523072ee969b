import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { filledText, nothing, shape, text, yuanOrEmpty } from '../../wire/fields.ts';
import { reason } from '../fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/** Senders of notices: the payment company and the insurer. */
export const noticeSources = ['payment', 'insurer'] as const;

export type NoticeSender = (typeof noticeSources)[number];

/**
 * Reasons why a notice matches no order or endorsement: its number is unknown, or its amount differs from the expected
 * amount.
 */
export const noticeProblems = ['unknownNumber', 'otherAmount'] as const;

export type NoticeFault = (typeof noticeProblems)[number];

/** Schemas of the calls in `notices.ts`, by call name. */
export const deskNoticeSchemas = {
  unmatchedNotices: {
    request: object({ page: page() }).noUnknown(),
    response: pageOf({
      id: text(60),
      source: mixed<NoticeSender>().oneOf(noticeSources).required(),
      /**
       * `payment` in a notice of the payment company; otherwise the kind of subject that the insurer's notice is about.
       */
      subject: text(20),
      problem: mixed<NoticeFault>().oneOf(noticeProblems).required(),
      /**
       * Number in the notice: the id of a payment, or the number or id of the subject that the insurer decided about.
       */
      number: text(100),
      /** State of the payment, or decision of the insurer. */
      meaning: text(40),
      amount: yuanOrEmpty(),
      receivedAt: instant(),
    }),
  },
  matchNotice: {
    request: shape({
      id: rowId(),
      /** Number of the order or endorsement to which the notice belongs. */
      reference: filledText(60),
      reason: reason(),
    }),
    response: nothing(),
  },
  dismissNotice: { request: shape({ id: rowId(), reason: reason() }), response: nothing() },
};

/** Wire types of the calls in `notices.ts`, by call name. */
export type DeskNoticeWires = WiresOf<typeof deskNoticeSchemas>;
