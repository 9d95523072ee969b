import { inviteAgent } from '../../app/server/operations/invitations.ts';
import type { OperatorServices } from '../../app/server/operators/operatorAction.ts';
import { operator } from './operator.ts';

/** Creates an invitation to a product. Returns its uuid. */
export async function invitationTo(services: OperatorServices, productId: string, days = 30): Promise<string> {
  const link = await inviteAgent(services, operator, { productId, days });
  return new URL(link).searchParams.get('invitation') ?? '';
}
