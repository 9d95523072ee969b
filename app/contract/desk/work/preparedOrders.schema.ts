import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import type { CustomOrderStatus } from '../../customOrders.schema.ts';
import { filledText, flag, lines, shape, text, whole, yuan } from '../../wire/fields.ts';
import { reason } from '../fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/** States of a prepared order, in the order in which an agent goes through them. */
export const preparedStatuses = ['waiting', 'opened', 'submitted'] as const satisfies readonly CustomOrderStatus[];

const status = () => mixed<CustomOrderStatus>().oneOf(preparedStatuses);

/** Title of a prepared order and note about it. The agent sees both fields. */
const titled = { title: filledText(200), note: lines(2000) };

const made = shape({ link: text(300) });

/** Schemas of the calls in `preparedOrders.ts`, by call name. */
export const deskPreparedOrderSchemas = {
  preparedOrders: {
    request: object({ page: page(), status: status().optional() }).noUnknown(),
    response: pageOf({
      id: text(60),
      title: text(200),
      note: lines(2000),
      productName: text(200),
      agentName: text(100),
      status: status().required(),
      /** Number of the order that the agent has submitted; empty until the agent submits it. */
      orderSn: text(40),
      createdAt: instant(),
      updatedAt: instant(),
      link: text(300),
    }),
  },
  draftsToPrepare: {
    request: object({ page: page(), group: text(100).optional() }).noUnknown(),
    response: pageOf({
      id: text(60),
      groupName: text(200),
      productName: text(200),
      agentName: text(100),
      heads: whole(0, 1e6),
      totalPremium: yuan().nullable(),
      savedAt: instant(),
    }),
  },
  prepareFromDraft: { request: shape({ draftId: rowId(), ...titled }), response: made },
  prepareFromOrder: {
    request: shape({ orderSn: filledText(40), ...titled, withPersons: flag(), reason: reason() }),
    response: made,
  },
};

/** Wire types of the calls in `preparedOrders.ts`, by call name. */
export type DeskPreparedOrderWires = WiresOf<typeof deskPreparedOrderSchemas>;
