import { redeemInvitation } from '../../app/contract/checks.ts';
import { currentUser } from '../../app/contract/session.ts';
import { changeRights } from '../../app/server/operations/agentRights.ts';
import { invitationTo } from './invitationTo.ts';
import { operator } from './operator.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** Lets an agent sell all products. Some products are only for agents with a verified name, or for invited agents. */
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
