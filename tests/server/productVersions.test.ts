import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { endorsementCertificate, endorsementForm } from '../../app/contract/endorsementDocuments.ts';
import { calcConservationPremium } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { pastPersons, uploadPersonInfo } from '../../app/contract/history.ts';
import { invoiceDocument } from '../../app/contract/invoiceOwnCalls.ts';
import { applyForInvoice } from '../../app/contract/invoices.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { productOfferOf } from '../../app/server/products/productOffer.ts';
import { addVersion } from '../../app/server/products/repository.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { add, endorsed, issuedPolicy, requestOfChanges } from '../setup/endorsedPolicy.ts';
import { decideInvoiceAt, invoiceApplication } from '../setup/invoicing.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const today = '2026-11-20';
const id = '80140';

/** Returns the content of a product in which all rates are multiplied by `factor`. */
function repriced(content: object, factor: number): object {
  const scaled = (rates: Record<string, string>) =>
    Object.fromEntries(Object.entries(rates).map(([key, rate]) => [key, (Number(rate) * factor).toFixed(6)]));
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'ratesPerMille' ? scaled(value as Record<string, string>) : value,
  ) as object;
}

describeOnBothDatabases('versions of a product', (openDatabase) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  const product = (): ProductDefinition => server.services.catalogue.productOf(id)!;
  const publish = async (version: number, startsOn: string, factor: number) => {
    const content = repriced(server.services.catalogue.contentOf(id)!, factor);
    const entry = { productId: id, version, startsOn, content, at: server.services.clock.now(), by: 'tests' };
    expect(await server.database.transaction().execute((tx) => addVersion(tx, entry))).toBe(true);
    await server.services.offer.refresh();
  };

  test('a published price holds for new quotes, and not for orders that were sold before', async () => {
    const agent = await server.signIn();
    const old = product();
    const draft = completeDraft(old);
    const policy = await issuedPolicy(server, old, 10, agent);
    const request = requestOfChanges([add(0)]);
    const trial = await agent.ask(calcConservationPremium, { policyUuid: policy.policyUuid, request });

    await publish(2, today, 2);

    expect(await agent.send(quoteDraft, draft)).toMatchObject({
      resCode: resultCodes.refused,
      info: '产品内容已更新，请重新进入投保页面',
    });
    expect(product().version).toBe(2);
    const fresh = completeDraft(product());
    const doubled = await agent.ask(quoteDraft, fresh);
    expect(doubled.totalFen).toBe(totalOf(product(), fresh));
    expect(doubled.totalFen).toBeGreaterThan(totalOf(old, draft));
    expect(await agent.ask(calcConservationPremium, { policyUuid: policy.policyUuid, request })).toEqual(trial);

    const later = await issuedPolicy(server, product(), 10, agent);
    const dearer = await agent.ask(calcConservationPremium, { policyUuid: later.policyUuid, request });
    expect(dearer.netFen).toBeGreaterThan(trial.netFen);
  });

  test('persons of an order that was sold before can still be corrected', async () => {
    const policy = await issuedPolicy(server, product());
    const { agent, orderSn } = policy;
    await publish(product().version + 1, today, 3);
    await server.database
      .updateTable('orders')
      .set({ status: 'materialsRejected' })
      .where('sn', '=', orderSn)
      .execute();
    const [person] = await agent.ask(pastPersons, { orderSn });
    const answer = await agent.ask(uploadPersonInfo, { orderSn, persons: [{ ...person!, name: '欧阳㛃' }] });
    expect(answer).toMatchObject({ personNum: 1 });
  });

  test('documents of an order that was sold before are marked as samples like the sold version', async () => {
    const sold = product();
    const policy = await issuedPolicy(server, sold, 10);
    const { agent, policyUuid } = policy;
    const conservationUuid = await endorsed(server, policy, requestOfChanges([add(0)]));
    const application = invoiceApplication({ policyUuid });
    const { invoice } = await agent.ask(applyForInvoice, application);
    await decideInvoiceAt(server, invoice.id, 'issued');
    const content = { ...server.services.catalogue.contentOf(id), isSample: false };
    const entry = { productId: id, version: sold.version + 1, startsOn: today, content, at: new Date(), by: 'tests' };
    await server.database.transaction().execute((tx) => addVersion(tx, entry));
    await server.services.offer.refresh();

    expect([sold.isSample, product().isSample]).toEqual([true, false]);
    const documents = [
      await agent.ask(endorsementCertificate, { conservationUuid }),
      await agent.ask(endorsementForm, { conservationUuid, form: 'application' }),
      await agent.ask(invoiceDocument, { policyUuid, id: invoice.id }),
    ];
    for (const { content: file } of documents) expect(await pdfTextOf(file)).toContain('示例文件');
  });

  test('a version is in force from its first day, and the later start wins', async () => {
    const before = product().version;
    await publish(before + 1, plusDays(today, 2), 3);
    await publish(before + 2, plusDays(today, 1), 4);
    expect(product().version).toBe(before);
    await server.clock.moveBy(24 * 60 * 60 * 1000);
    expect(product().version).toBe(before + 2);
    await server.clock.moveBy(24 * 60 * 60 * 1000);
    expect(product().version).toBe(before + 1);
    expect(server.services.catalogue.productOf(id, before + 2)?.version).toBe(before + 2);
    expect(server.services.catalogue.productOf(id, 1)?.version).toBe(1);
  });

  test('another instance reads what was published', async () => {
    const { database, clock } = server.services;
    const other = productOfferOf(database, clock, loadCatalogue());
    expect(other.catalogue.productOf(id)?.version).toBe(1);
    await other.offer.refresh();
    expect(other.catalogue.productOf(id)?.version).toBe(product().version);
  });
});
