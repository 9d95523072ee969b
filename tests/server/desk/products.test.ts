import { readdir } from 'node:fs/promises';

import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { decideApproval, listApprovals } from '../../../app/contract/desk/oversight/approvals.ts';
import { mostDocumentBytes } from '../../../app/contract/desk/products/products.schema.ts';
import {
  askProductOff,
  deskOccupations,
  deskProduct,
  deskProducts,
  placeProduct,
  publishProduct,
  switchProductOn,
  tryProduct,
  uploadProductDocument,
} from '../../../app/contract/desk/products/products.ts';
import { calcConservationPremium } from '../../../app/contract/endorsements.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { submitOfflineOrder } from '../../../app/contract/offlineOrders.ts';
import { submitOrder } from '../../../app/contract/orders.ts';
import { quoteDraft } from '../../../app/contract/premium.ts';
import { listCompanies, listProducts, listProductTags, productDefinition } from '../../../app/contract/products.ts';
import { pinProduct, productShelf } from '../../../app/contract/productShelf.ts';
import { saveQuotation, sharedQuotation, shareQuotation } from '../../../app/contract/quotations.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { fileOf, pdfOf } from '../../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { add, issuedPolicy, requestOfChanges } from '../../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const today = '2026-11-20';
const productId = '80140';
const reason = '年度费率调整已批准';
const waiting = { pageIndex: 1, pageSize: 20, selection: 'waiting' } as const;

describeOnBothDatabases('products at the desk', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  let admin: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'product');
    admin = await signInToDeskAs(server, 'admin');
  });
  afterAll(() => server.close());

  const product = (id = productId) => server.services.catalogue.productOf(id)!;
  const shown = () => operator.ask(deskProduct, { productId });
  const listed = async (id = productId) =>
    (await operator.ask(deskProducts, {})).list.find((row) => row.productId === id)!;
  /** Returns the content in force, in which one rate is replaced: the rate of the first class in the first clause. */
  const repriced = async (rate: string) => {
    const { content } = await shown();
    const changed = JSON.parse(content) as { plans: { clauses: { ratesPerMille: Record<string, string> }[] }[] };
    changed.plans[0]!.clauses[0]!.ratesPerMille['1'] = rate;
    return JSON.stringify(changed, null, 2);
  };

  test('all products are listed with the version in force', async () => {
    const { list, hosts } = await operator.ask(deskProducts, {});
    expect(list.filter(({ isNative }) => isNative)).toHaveLength(34);
    expect(hosts).toEqual(['partner.localhost']);
    expect(await listed()).toMatchObject({ version: 1, nextVersion: 0, offOn: [], offAsked: [], isHot: true });
    expect((await operator.ask(deskOccupations, {})).length).toBeGreaterThan(400);
  });

  test('a changed price is tried and published: new quotes change, old orders and their endorsements don’t', async () => {
    const agent = await server.signIn();
    const policy = await issuedPolicy(server, product(), 10, agent);
    const request = requestOfChanges([add(0)]);
    const trial = await agent.ask(calcConservationPremium, { policyUuid: policy.policyUuid, request });
    const before = await agent.ask(quoteDraft, completeDraft(product()));
    const content = await repriced('0.84');

    const result = await operator.ask(tryProduct, { productId, content });
    expect(result.problems).toEqual([]);
    expect(result.differences).toEqual([
      { path: 'plans[0].clauses[0].ratesPerMille.1', before: '"0.42"', after: '"0.84"' },
    ]);
    expect(result.quotes).toContainEqual({ name: '基础计划，一年，一类职业三人', before: '234.00', after: '360.00' });
    expect(result.quotes.filter((quote) => quote.before === quote.after).length).toBeGreaterThan(0);
    expect(product().version).toBe(1);

    const quotation = await agent.ask(saveQuotation, completeDraft(product()));
    const { shareUrl } = await agent.ask(shareQuotation, { id: quotation.id });
    const token = new URL(shareUrl).searchParams.get('token') ?? '';
    const { newest } = await shown();
    const renamed = content.replace('"基础计划"', '"基本计划"');
    await operator.ask(publishProduct, { productId, content: renamed, startsOn: today, newest, reason });
    expect(JSON.stringify(await server.anonymous.ask(sharedQuotation, { token }))).toContain('基础计划');
    const after = await agent.ask(quoteDraft, completeDraft(product()));
    expect(after.totalFen).toBeGreaterThan(before.totalFen ?? 0);
    expect(await agent.ask(calcConservationPremium, { policyUuid: policy.policyUuid, request })).toEqual(trial);
    const { policyUuid, orderSn } = policy;
    expect((await agent.ask(productDefinition, { productId })).version).toBe(2);
    expect((await agent.ask(productDefinition, { productId, policyUuid })).version).toBe(1);
    expect((await agent.ask(productDefinition, { productId, policyUuid: orderSn })).version).toBe(1);
    const stranger = await server.signIn();
    expect((await stranger.send(productDefinition, { productId, policyUuid })).resCode).toBe(resultCodes.notFound);
    const asQuoted = { productId, policyUuid: quotation.id };
    expect((await agent.ask(productDefinition, asQuoted)).version).toBe(1);
    expect((await stranger.send(productDefinition, asQuoted)).resCode).toBe(resultCodes.notFound);
    expect(await shown()).toMatchObject({
      version: 2,
      newest: 2,
      versions: [
        { version: 2, startsOn: today, publishedBy: operator.userName, state: 'inForce' },
        { version: 1, startsOn: '', state: 'past' },
      ],
    });
    expect((await operator.ask(deskProduct, { productId, version: '1' })).content).toContain('"1": "0.42"');
    const recorded = await server.database
      .selectFrom('operator_actions')
      .select(['action', 'subject', 'reason'])
      .where('action', '=', 'products/:productId/publish')
      .execute();
    expect(recorded).toEqual([{ action: 'products/:productId/publish', subject: '80140 2', reason }]);
  });

  test('a version with a later first day waits for it', async () => {
    const { newest, version } = await shown();
    const startsOn = plusDays(today, 20);
    const content = await repriced('0.9');
    await operator.ask(publishProduct, { productId, content, startsOn, newest, reason });
    expect(await listed()).toMatchObject({ version, nextVersion: newest + 1, nextFrom: startsOn });
    expect((await shown()).versions[0]).toMatchObject({ state: 'coming' });
  });

  test('a faulty content is refused with file, field and reason, and nothing is published', async () => {
    const { newest } = await shown();
    const missing = (await repriced('0.9')).replace('"name": "安业雇主责任保险",', '');
    const result = await operator.ask(tryProduct, { productId, content: missing });
    expect(result.product).toBeNull();
    expect(result.problems).toEqual([{ field: 'name', english: 'is a required field', chinese: '必填' }]);
    const faulty = { productId, content: missing, startsOn: today, newest, reason };
    expect(await operator.send(publishProduct, faulty)).toMatchObject({
      resCode: resultCodes.refused,
      info: '产品内容有1处错误，不能发布：name 必填',
    });

    const broken = await operator.ask(tryProduct, { productId, content: '{\n  "id": ,\n}' });
    expect(broken.problems).toEqual([
      { field: '', english: 'is no JSON (line 2, column 9)', chinese: '不是有效的 JSON（第 2 行第 9 列）' },
    ]);
    const wrongRate = await operator.ask(tryProduct, { productId, content: await repriced('甲') });
    expect(wrongRate.problems[0]).toMatchObject({ field: 'plans[0].clauses[0].ratesPerMille' });
    const otherId = (await repriced('1')).replace('"80140"', '"80141"');
    expect((await operator.ask(tryProduct, { productId, content: otherId })).problems[0]?.field).toBe('id');
    const otherFamily = (await repriced('1')).replace('"employerLiability"', '"../products/202"');
    expect((await operator.ask(tryProduct, { productId, content: otherFamily })).problems[0]?.field).toBe('family');
    expect((await shown()).newest).toBe(newest);
  });

  test('a first day in the past, and a version that another operator published meanwhile, are refused', async () => {
    const { newest } = await shown();
    const content = await repriced('0.5');
    const entry = { productId, content, startsOn: plusDays(today, 30), newest, reason };
    expect((await operator.send(publishProduct, { ...entry, startsOn: '2026-11-19' })).info).toBe(
      '生效日期不能早于今日',
    );
    expect((await operator.send(publishProduct, { ...entry, newest: newest - 1 })).info).toBe(
      '其他运营人员已发布新的内容，请刷新后重新修改',
    );
    expect((await operator.send(publishProduct, { ...entry, productId: '1' })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(tryProduct, { productId: '1', content })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(deskProduct, { productId: '1' })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(deskProduct, { productId, version: '99' })).resCode).toBe(resultCodes.notFound);
  });

  test('a product is switched off by two operators: agents can’t sell it, and what was sold goes on', async () => {
    const agent = await server.signIn();
    const id = '202';
    const policy = await issuedPolicy(server, product(id), 10, agent);
    await agent.ask(pinProduct, { productId: id, isPinned: true });
    await operator.ask(askProductOff, { productId: id, host: '*', reason });
    expect((await listed(id)).offAsked).toEqual(['*']);
    expect((await operator.send(askProductOff, { productId: id, host: '*', reason })).resCode).toBe(
      resultCodes.refused,
    );
    expect((await agent.ask(listProducts, {})).some((each) => each.id === id)).toBe(true);

    const [request] = (await admin.ask(listApprovals, waiting)).list;
    expect(request).toMatchObject({ kind: 'productOff', productId: id, host: '*', isDecidable: true });
    const decision = { approvalId: request!.approvalId, isApproved: true, reason: '同意停售该产品' };
    expect((await operator.send(decideApproval, decision)).resCode).toBe(resultCodes.refused);
    await admin.ask(decideApproval, decision);

    expect(await listed(id)).toMatchObject({ offOn: ['*'], offAsked: [] });
    expect((await agent.ask(listProducts, {})).some((each) => each.id === id)).toBe(false);
    expect(await agent.ask(productShelf, {})).toEqual({ pinned: [], recent: [] });
    const draft = completeDraft(product(id));
    const submission = { submissionId: 'off', draftId: '', draft, totalFen: totalOf(product(id), draft) };
    const info = '该产品已停售，请选择其他产品；已有订单和保单不受影响';
    expect(await agent.send(quoteDraft, draft)).toMatchObject({ resCode: resultCodes.refused, info });
    expect(await agent.send(saveQuotation, draft)).toMatchObject({ resCode: resultCodes.refused, info });
    expect(await agent.send(submitOrder, submission)).toMatchObject({ resCode: resultCodes.refused, info });
    const offline = { id: '', version: 0, note: '', draft };
    expect(await agent.send(submitOfflineOrder, offline)).toMatchObject({ resCode: resultCodes.refused, info });
    const changes = requestOfChanges([add(0)]);
    const trial = await agent.send(calcConservationPremium, { policyUuid: policy.policyUuid, request: changes });
    expect(trial.resCode).toBe(resultCodes.success);

    expect((await operator.send(askProductOff, { productId: id, host: '*', reason })).info).toBe(
      '该产品在此渠道已停售，请刷新页面',
    );
    await operator.ask(switchProductOn, { productId: id, host: '*', reason });
    expect((await agent.ask(quoteDraft, draft)).totalFen).toBe(submission.totalFen);
    expect((await operator.send(switchProductOn, { productId: id, host: '*', reason })).info).toBe(
      '该产品在此渠道未停售，请刷新页面',
    );
  });

  test('switched off on the host of a partner, a product is sold to other agents', async () => {
    const agent = await server.signIn();
    await operator.ask(askProductOff, { productId: '203', host: 'partner.localhost', reason });
    const [request] = (await admin.ask(listApprovals, waiting)).list;
    await admin.ask(decideApproval, { approvalId: request!.approvalId, isApproved: true, reason: '同意停售该产品' });
    expect((await listed('203')).offOn).toEqual(['partner.localhost']);
    expect(server.services.offer.isOff('203', 'partner.localhost')).toBe(true);
    expect((await agent.ask(listProducts, {})).some(({ id }) => id === '203')).toBe(true);
    const unknown = { productId: '203', host: 'elsewhere.example', reason };
    expect((await operator.send(askProductOff, unknown)).info).toBe('没有这个渠道，请刷新页面后重新选择');
    expect((await operator.send(switchProductOn, { ...unknown, productId: '1' })).resCode).toBe(resultCodes.notFound);
  });

  test('tags and insurers by which agents filter are those of the products that are sold to them', async () => {
    const agent = await server.signIn();
    const { code } = product().insurer;
    const ids = server.services.catalogue.products.filter(({ insurer }) => insurer.code === code).map(({ id }) => id);
    for (const id of ids) {
      await operator.ask(askProductOff, { productId: id, host: '*', reason });
      const [request] = (await admin.ask(listApprovals, waiting)).list;
      await admin.ask(decideApproval, { approvalId: request!.approvalId, isApproved: true, reason: '同意停售该产品' });
    }

    const sold = await agent.ask(listProducts, {});
    expect(sold.map(({ insurer }) => insurer.code)).not.toContain(code);
    expect((await agent.ask(listCompanies, {})).map((company) => company.code).toSorted()).toEqual(
      [...new Set(sold.map(({ insurer }) => insurer.code))].toSorted(),
    );
    expect((await agent.ask(listProductTags, {})).toSorted()).toEqual(
      [...new Set(sold.flatMap(({ tags }) => tags))].toSorted(),
    );
    for (const id of ids) await operator.ask(switchProductOn, { productId: id, host: '*', reason });
    expect((await agent.ask(listCompanies, {})).map((company) => company.code)).toContain(code);
  });

  test('an uploaded document belongs to the version that names it, and everybody can read it', async () => {
    const agent = await server.signIn();
    const id = '338';
    const policy = await issuedPolicy(server, product(id), 10, agent);
    const pdf = await pdfOf(['投保须知', '投保前请阅读。']);
    const name = '投保须知';
    const { url } = await operator.ask(uploadProductDocument, { productId: id, file: fileOf(pdf, '投保须知.pdf') });
    const { content, newest } = await operator.ask(deskProduct, { productId: id });
    const changed = JSON.stringify({ ...(JSON.parse(content) as object), documents: [{ name, url }] });
    await operator.ask(publishProduct, { productId: id, content: changed, startsOn: today, newest, reason });

    const names = async (policyUuid?: string) =>
      (await agent.ask(productDefinition, { productId: id, ...(policyUuid && { policyUuid }) })).documents.map(
        (document) => document.name,
      );
    expect(await names()).toContain(name);
    expect(await names(policy.policyUuid)).not.toContain(name);
    const answer = await server.app.inject(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.equals(pdf)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    for (const other of ['x.pdf', `${crypto.randomUUID()}.pdf`, url.split('/').at(-1)!.replace('.pdf', '')]) {
      expect((await server.app.inject(`/productDocuments/files/${other}`)).statusCode).toBe(404);
    }
  });

  test('a document that isn’t a harmless PDF is refused', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const request = { productId, file: fileOf(page, '须知.pdf') };
    expect((await operator.send(uploadProductDocument, request)).info).toBe(
      '文件不是完整的PDF，或含有脚本或附件，请重新上传',
    );
    const harmless = fileOf(await pdfOf(['须知']), '须知.pdf');
    const unknown = { productId: '1', file: harmless };
    expect((await operator.send(uploadProductDocument, unknown)).resCode).toBe(resultCodes.notFound);
    const large = fileOf(Buffer.alloc(mostDocumentBytes + 1), '须知.pdf');
    expect((await operator.send(uploadProductDocument, { productId, file: large })).status).toBe(413);
    const admitted = await readdir(server.services.incomingFolder);
    expect(admitted).toEqual([]);
  });

  test('a place decides the order of the agents’ list, and which products are hot', async () => {
    const agent = await server.signIn();
    await operator.ask(placeProduct, { productId: '338', isHot: true, position: 1 });
    await operator.ask(placeProduct, { productId, isHot: false, position: 0 });
    const list = await agent.ask(listProducts, {});
    expect(list[0]).toMatchObject({ id: '338' });
    expect(list[0]!.badges).toContain('热销');
    expect(list.find(({ id }) => id === productId)!.badges).not.toContain('热销');
    expect(await listed('338')).toMatchObject({ isHot: true, position: 1 });
    expect((await operator.send(placeProduct, { productId: '1', isHot: true, position: 1 })).resCode).toBe(
      resultCodes.notFound,
    );
  });
});
