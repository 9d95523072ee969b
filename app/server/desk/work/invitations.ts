import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { InvitationState } from '../../../contract/desk/work/invitations.schema.ts';
import {
  invitations,
  makeInvitation,
  productsByInvitation,
  withdrawInvitation,
} from '../../../contract/desk/work/invitations.ts';
import { invitationLink, invite } from '../../checks/invite.ts';
import type { DeskRoutes, OperatorContext } from '../../operators/deskRoutes.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Services } from '../../services/services.ts';
import { deleteInvitation, invitationPage } from './invitationRepository.ts';
import { workRefused } from './workRefused.ts';

function stateOf(
  { redeemed_at: redeemedAt, expires_at: expiresAt }: { redeemed_at: Date | null; expires_at: Date },
  now: Date,
): InvitationState {
  if (redeemedAt) return 'redeemed';
  return expiresAt > now ? 'open' : 'expired';
}

async function listedInvitations(
  services: Services,
  { tx }: OperatorContext,
  { page = 1, state }: RequestOf<typeof invitations>,
): Promise<ResponseOf<typeof invitations>> {
  const { catalogue, clock } = services;
  const now = clock.now();
  const { total, rows } = await invitationPage(tx, { page, state, now });
  return {
    total,
    list: rows.map((row) => {
      const found = stateOf(row, now);
      return {
        id: row.uuid,
        productName: catalogue.productOf(row.product_id)?.name ?? row.product_id,
        state: found,
        expiresAt: row.expires_at.toISOString(),
        redeemedAt: row.redeemed_at?.toISOString() ?? '',
        agentName: row.agent_name ?? '',
        link: found === 'open' ? invitationLink(services, { productId: row.product_id, uuid: row.uuid }) : '',
      };
    }),
  };
}

/** Registers the calls of the desk about invitations. */
export function invitationRoutes({ question, action }: DeskRoutes, services: Services): void {
  const { products, sales } = services.catalogue;
  question(invitations, (query, context) => listedInvitations(services, context, query));
  question(productsByInvitation, async () =>
    products
      .filter((product) => product.jump.kind === 'native' && sales.termsOf(product).isWhiteListed)
      .map(({ id, name }) => ({ id, name })),
  );
  action(makeInvitation, async (invitation, { tx }) => {
    const { uuid, link } = await invite(services, tx, invitation);
    return { subject: `${invitation.productId} ${uuid}`, result: { link } };
  });
  action(withdrawInvitation, async ({ id }, { tx }) => {
    const isWithdrawn = isUuid(id) && (await deleteInvitation(tx, id));
    if (!isWithdrawn) throw workRefused('invitationUsed');
    return { subject: id, result: {} };
  });
}
