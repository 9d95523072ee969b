import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { filledText, listOf, nothing, shape, text, whole } from '../../wire/fields.ts';
import { instant, page, pageOf, rowId } from './rows.ts';

/** States of an invitation. */
export const invitationStates = ['open', 'redeemed', 'expired'] as const;

export type InvitationState = (typeof invitationStates)[number];

const state = () => mixed<InvitationState>().oneOf(invitationStates);

/** Schemas of the calls in `invitations.ts`, by call name. */
export const deskInvitationSchemas = {
  invitations: {
    request: object({ page: page(), state: state().optional() }).noUnknown(),
    response: pageOf({
      id: text(60),
      productName: text(200),
      state: state().required(),
      expiresAt: instant(),
      redeemedAt: instant(),
      /** Name of the agent who redeemed the invitation; empty until it is redeemed. */
      agentName: text(100),
      /** Link for the agent; empty if the invitation can no longer be redeemed. */
      link: text(300),
    }),
  },
  productsByInvitation: {
    request: nothing(),
    response: listOf(shape({ id: text(20), name: text(200) }), 1000),
  },
  makeInvitation: {
    request: shape({ productId: filledText(20), days: whole(1, 365) }),
    response: shape({ link: text(300) }),
  },
  withdrawInvitation: { request: shape({ id: rowId() }), response: nothing() },
};

/** Wire types of the calls in `invitations.ts`, by call name. */
export type DeskInvitationWires = WiresOf<typeof deskInvitationSchemas>;
