import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { pastPersons, uploadPersonInfo } from '../../app/contract/history.ts';
import { checkMaterials, uploadCheckMaterials } from '../../app/contract/materials.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const setStatus = (orderSn: string, status: OrderStatus, database: Pick<TestApp['database'], 'updateTable'>) =>
  database.updateTable('orders').set({ status }).where('sn', '=', orderSn).execute();

describeOnBothDatabases('an order that the insurer decides while the agent sends', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  /** Sends a call, whose transaction waits for another one that moves the order from a state into another. */
  async function sentMeanwhile<Answer>(
    orderSn: string,
    [before, after]: readonly [OrderStatus, OrderStatus],
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    await setStatus(orderSn, before, server.database);
    let sent: Promise<Answer> | undefined;
    await server.database.transaction().execute(async (tx) => {
      await setStatus(orderSn, after, tx);
      sent = send();
      // The embedded database runs one transaction after the other, so that nothing waits for a lock.
      for (let round = 0; round < 20; round += 1) {
        const { rows } = await sql`select from pg_locks where not granted`.execute(tx);
        if (rows.length > 0) return;
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    return sent!;
  }

  test('accepts no corrections of persons any more', async () => {
    const { orderSn } = await submittedOrder(server, agent);
    const [person, ...others] = await agent.ask(pastPersons, { orderSn });
    const persons = [{ ...person!, name: '欧阳㛃' }];
    const answer = await sentMeanwhile(orderSn, ['materialsRejected', 'pendingReview'], () =>
      agent.send(uploadPersonInfo, { orderSn, persons }),
    );

    expect(answer).toMatchObject({ resCode: resultCodes.refused, info: '该订单当前状态不可更正人员' });
    expect(await agent.ask(pastPersons, { orderSn })).toEqual([person, ...others]);
  });

  test('accepts no materials any more', async () => {
    const { orderSn } = await submittedOrder(server, agent);
    const { url } = await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '营业执照.png') });
    const checkMaterialInfos = [{ type: 'businessLicence', fileUrlList: [url] }];
    const answer = await sentMeanwhile(orderSn, ['insuredMaterialsDue', 'insured'], () =>
      agent.send(uploadCheckMaterials, { policyUuid: orderSn, checkMaterialInfos }),
    );

    expect(answer).toMatchObject({ resCode: resultCodes.refused, info: '该订单当前状态无需补充资料' });
    const after = await agent.ask(checkMaterials, { policyUuid: orderSn });
    expect(after.checkMaterialInfos.flatMap(({ fileList }) => fileList)).toEqual([]);
  });
});
