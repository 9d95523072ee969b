import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { prepareOrder } from '../../app/server/customOrders/service.ts';
import { noteUnmatchedPayment } from '../../app/server/notices/unmatched.ts';
import { orderMoves } from '../../app/server/orders/orderMoves.ts';
import { loadKeyring } from '../../app/server/platform/encryption/keyFile.ts';
import { move } from '../../app/server/services/moves.ts';
import type { Database } from '../../app/server/tables/database.ts';
import { openEmbedded } from '../../app/server/tables/openDatabase.ts';
import { sandboxedServices } from '../../app/server/wiring/assemble.ts';
import { groupNames, longDraft } from './drafts.ts';
import { productOf, type Seeds } from './seed.ts';

/** Ids of data that can't be created with calls of an agent. */
export interface OfflineSeeds {
  /** Value of the parameter `uuid` of `/writeByAdmin`. */
  readonly preparedFor: string;
  /** Value of the parameter `taskId` of `/writeByAdmin`. */
  readonly preparedOrder: string;
  /** An order whose materials were rejected. */
  readonly rejectedOrder: string;
  /** An order whose materials the insurer is checking. */
  readonly reviewedOrder: string;
}

async function turnDown(database: Database, sn: string): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const order = await tx
      .updateTable('orders')
      .set({ status: 'pendingReview' })
      .where('sn', '=', sn)
      .returning('id')
      .executeTakeFirstOrThrow();
    await move(tx, orderMoves, order.id, { reason: 'materialsRejected', by: 'insurer', at: new Date() });
  });
}

/** Does the work of the back office and of the insurer directly in the data of a stopped server. */
export async function seedOffline(dataDir: string, seeds: Seeds): Promise<OfflineSeeds> {
  const { database, close } = await openEmbedded(dataDir);
  try {
    const { services } = await sandboxedServices({
      database,
      keyring: loadKeyring(null, dataDir),
      catalogue: loadCatalogue(),
      insurerDelayMs: 0,
      filesFolder: dataDir,
      partnerHosts: [],
      isProPriceOn: false,
      cashierOrigin: () => '',
      publicUrl: () => '',
      wakeWorker: () => {},
    });
    const [rejectedOrder = '', ...others] = seeds.spareOrders;
    await turnDown(database, rejectedOrder);
    for (const [at, status] of (['manualReview', 'refunding', 'surrendered'] as const).entries()) {
      await database
        .updateTable('orders')
        .set({ status })
        .where('sn', '=', others[at] ?? '')
        .execute();
    }
    const { agent_id: agentId } = await database
      .selectFrom('orders')
      .select('agent_id')
      .where('sn', '=', rejectedOrder)
      .executeTakeFirstOrThrow();
    const notice = {
      notifyId: 'screens',
      paymentId: crypto.randomUUID(),
      state: 'paid',
      amountFen: 1_280_000,
    } as const;
    await database
      .transaction()
      .execute((tx) => noteUnmatchedPayment(services, tx, { notice, form: {} }, 'unknownNumber'));
    const preparedOrder = await prepareOrder(services, {
      agentId,
      title: '园区三期总包单位续保',
      note: '人数与上一年度相同，客户要求自十二月一日零时起保；请核对名单后提交。',
      draft: longDraft(productOf('80202'), groupNames[0] ?? ''),
    });
    return { preparedOrder, preparedFor: agentId, rejectedOrder, reviewedOrder: others[0] ?? '' };
  } finally {
    await close();
  }
}
