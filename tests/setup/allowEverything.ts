import { redeemInvitation } from '../../app/contract/checks.ts';
import { currentUser } from '../../app/contract/session.ts';
import { changeRights } from '../../app/server/operations/agentRights.ts';
import { invitationTo } from './invitationTo.ts';
import { operator } from './operator.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/**
 * Gives an agent the rights to sell all products: verifies the agent's name and invites the agent to the products that
 * need an invitation.
 */
export async function allowEverything({ services }: TestApp, agent: TestClient): Promise<void> {
  const { userUuid } = await agent.ask(currentUser, {});
  await changeRights(services, operator, userUuid, { isRealName: true });
  const invited = services.catalogue.products.filter(
    (product) => services.catalogue.sales.termsOf(product).isWhiteListed,
  );
  for (const { id: productId } of invited) {
    await agent.ask(redeemInvitation, { productId, uuid: await invitationTo(services, productId) });
  }
}
