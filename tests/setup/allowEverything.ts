import { currentUser } from '../../app/contract/session.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** Lets an agent insure with every product: some are for agents of verified name, or for invited ones. */
export async function allowEverything({ database, services }: TestApp, agent: TestClient): Promise<void> {
  const { userUuid } = await agent.ask(currentUser, {});
  await database.updateTable('agents').set({ is_real_name: true }).execute();
  const at = new Date('2026-11-20');
  const invited = services.catalogue.products.map(({ id }) => ({
    product_id: id,
    agent_id: userUuid,
    redeemed_at: at,
    expires_at: new Date('2026-12-01'),
  }));
  await database.insertInto('white_list_invitations').values(invited).execute();
}
