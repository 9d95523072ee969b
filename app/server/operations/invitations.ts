import { type Invitation, invite } from '../checks/invite.ts';
import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';

/**
 * Creates an invitation to a product that is sold by invitation only.
 * @returns the link that the agent opens
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the product isn't sold by invitation, the number
 * of days isn't valid, or the operator or the reason is missing
 */
export const inviteAgent = (services: OperatorServices, operator: Operator, invitation: Invitation): Promise<string> =>
  actAs(services, operator, 'inviteAgent', async (tx) => {
    const { uuid, link } = await invite(services, tx, invitation);
    return { subject: `${invitation.productId} ${uuid}`, result: link };
  });
