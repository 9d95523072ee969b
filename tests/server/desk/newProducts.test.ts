import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import type { RequestOf } from '../../../app/contract/call.ts';
import {
  beginProduct,
  deskProduct,
  deskProducts,
  dropNewProduct,
  publishProduct,
  saveProductDraft,
  tryProduct,
} from '../../../app/contract/desk/products/products.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { submitOrder } from '../../../app/contract/orders.ts';
import { quoteDraft } from '../../../app/contract/premium.ts';
import { listProducts, productDefinition } from '../../../app/contract/products.ts';
import { productOfferOf } from '../../../app/server/products/productOffer.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { issuedPolicy } from '../../setup/endorsedPolicy.ts';
import { dayMs, laterOn } from '../../setup/passingTime.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const today = '2026-11-20';
const reason = '新产品已获批准';
const productId = '80901';
const name = '安业雇主责任保险（小微版）';

/** Returns the content with another rate for class 1. */
const repriced = (content: string) => content.replace('"1": "0.42"', '"1": "0.84"');

describeOnBothDatabases('a new product at the desk', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  let colleague: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'product');
    colleague = await signInToDeskAs(server, 'product');
  });
  afterAll(() => server.close());

  const begin = (given: Partial<RequestOf<typeof beginProduct>> = {}) =>
    operator.send(beginProduct, { productId, name, copiedFrom: '80140', ...given });
  const beginOfFamily = (id: string, family: string) =>
    operator.send(beginProduct, { productId: id, name: '安业雇主责任保险（自定版）', family });
  const shown = (id = productId) => operator.ask(deskProduct, { productId: id });
  const listed = async (id = productId) =>
    (await operator.ask(deskProducts, {})).list.find((row) => row.productId === id);

  test('an id that is malformed or taken, no name and an unknown original are refused', async () => {
    for (const wrong of ['x1', '1', '1234567', '８０１']) {
      expect((await begin({ productId: wrong })).info).toBe('产品编号为 2 至 6 位数字，请修改');
    }
    expect((await begin({ productId: '80140' })).info).toBe('该产品编号已被使用，请换一个编号');
    expect((await begin({ name: '  ' })).info).toBe('请填写产品名称');
    expect((await begin({ copiedFrom: '99999' })).resCode).toBe(resultCodes.notFound);
    expect((await begin({ family: 'house' })).info).toBe('请选择原产品或产品线中的一项');
    expect((await operator.send(beginProduct, { productId, name })).info).toBe('请选择原产品或产品线中的一项');
    expect((await beginOfFamily(productId, 'life')).info).toBe('没有这条产品线，请刷新页面后重新选择');
    expect(await listed()).toBeUndefined();
  });

  test('it begins as a copy, which agents don’t see, and its id is then taken', async () => {
    const agent = await server.signIn();
    expect((await begin()).resCode).toBe(resultCodes.success);
    expect((await begin()).info).toBe('该产品编号已被使用，请换一个编号');
    const product = await shown();
    expect(product).toMatchObject({ name, version: 1, newest: 0, copiedFrom: '80140', versions: [], draft: null });
    expect(JSON.parse(product.content)).toMatchObject({ id: productId, name, family: 'employerLiability' });
    expect(await listed()).toMatchObject({ name, version: 0, nextVersion: 0 });
    expect((await agent.ask(listProducts, {})).some(({ id }) => id === productId)).toBe(false);
    expect((await agent.send(productDefinition, { productId })).resCode).toBe(resultCodes.notFound);
    const draft = completeDraft(server.services.catalogue.productOf('80140')!);
    expect((await agent.send(quoteDraft, { ...draft, productId })).resCode).toBe(resultCodes.notFound);
  });

  test('a faulty content can’t be published; the operator learns field and reason', async () => {
    const { content } = await shown();
    const faulty = content.replace(/"summary": "[^"]*",/, '');
    const trial = await operator.ask(tryProduct, { productId, content: faulty });
    expect(trial.problems).toEqual([{ field: 'summary', english: 'is a required field', chinese: '必填' }]);
    const publication = { productId, startsOn: today, newest: 0, reason };
    expect(await operator.send(publishProduct, { ...publication, content: faulty })).toMatchObject({
      resCode: resultCodes.refused,
      info: '产品内容有1处错误，不能发布：summary 必填',
    });
    const other = content.replace(`"id": "${productId}"`, '"id": "80140"');
    expect((await operator.ask(tryProduct, { productId, content: other })).problems[0]?.field).toBe('id');
    expect(await listed()).toMatchObject({ version: 0, nextVersion: 0 });
  });

  test('the golden quotes of the original are priced before and after the changes', async () => {
    const { content } = await shown();
    const trial = await operator.ask(tryProduct, { productId, content: repriced(content) });
    expect(trial.problems).toEqual([]);
    expect(trial.differences).toEqual([
      { path: 'plans[0].clauses[0].ratesPerMille.1', before: '"0.42"', after: '"0.84"' },
    ]);
    expect(trial.quotes).toContainEqual({ name: '基础计划，一年，一类职业三人', before: '234.00', after: '360.00' });
  });

  test('published with a later first day it waits for it; then agents see, quote and insure it', async () => {
    const agent = await server.signIn();
    const { content } = await shown();
    const { revision } = await operator.ask(saveProductDraft, {
      productId,
      basedOn: 1,
      revision: 0,
      content: repriced(content),
    });
    const startsOn = plusDays(today, 2);
    const publication = { productId, content: repriced(content), startsOn, newest: 0, reason };
    expect(await operator.ask(publishProduct, { ...publication, basedOn: 1, draftRevision: revision })).toEqual({
      version: 1,
    });
    expect(await shown()).toMatchObject({ version: 1, newest: 1, ownDrafts: [], versions: [{ state: 'coming' }] });
    expect(await listed()).toMatchObject({ version: 0, nextVersion: 1, nextFrom: startsOn });
    expect((await agent.ask(listProducts, {})).some(({ id }) => id === productId)).toBe(false);
    expect((await operator.send(publishProduct, publication)).info).toBe(
      '其他运营人员已发布新的内容，请刷新后重新修改',
    );

    await laterOn(server, 2 * dayMs, async () => {
      const now = await server.signIn();
      expect((await now.ask(listProducts, {})).find(({ id }) => id === productId)).toMatchObject({ name });
      expect((await now.ask(productDefinition, { productId })).version).toBe(1);
      const product = server.services.catalogue.productOf(productId)!;
      const draft = completeDraft(product);
      const original = server.services.catalogue.productOf('80140')!;
      expect((await now.ask(quoteDraft, draft)).totalFen).toBeGreaterThan(totalOf(original, completeDraft(original)));
      const policy = await issuedPolicy(server, product, 5, now);
      expect(policy.policyUuid).not.toBe('');

      const later = await signInToDeskAs(server, 'product');
      const { list } = await later.ask(deskProducts, {});
      expect(list.find((row) => row.productId === productId)).toMatchObject({ version: 1, nextVersion: 0 });
      expect(await later.ask(publishProduct, { ...publication, newest: 1 })).toEqual({ version: 2 });
    });
  });

  test('a copy has the sales terms of its original: without an invitation nobody insures it', async () => {
    const agent = await server.signIn();
    const id = '80902';
    expect((await begin({ productId: id, name: '白名单产品（新）', copiedFrom: '80232' })).resCode).toBe(
      resultCodes.success,
    );
    const { content } = await shown(id);
    await operator.ask(publishProduct, { productId: id, content, startsOn: today, newest: 0, reason });
    const product = server.services.catalogue.productOf(id)!;
    expect(server.services.catalogue.sales.termsOf(product).isWhiteListed).toBe(true);
    const draft = completeDraft(product);
    const submission = { submissionId: 'new', draftId: '', draft, totalFen: totalOf(product, draft) };
    expect((await agent.send(submitOrder, submission)).resCode).toBe(resultCodes.refused);

    const other = productOfferOf(server.database, server.services.clock, loadCatalogue());
    await other.offer.refresh();
    expect(other.catalogue.productOf(id)?.name).toBe('白名单产品（新）');
    expect(other.catalogue.sales.termsOf(product).isWhiteListed).toBe(true);
    const places = other.catalogue.products.map(({ line }) => line);
    expect(places).toEqual(places.toSorted((a, b) => places.indexOf(a) - places.indexOf(b)));
  });

  test('one of a family begins with its defaults, is completed, published and sold with the terms of the line', async () => {
    const agent = await server.signIn();
    const id = '80904';
    expect((await beginOfFamily(id, 'employerLiability')).resCode).toBe(resultCodes.success);
    const begun = await shown(id);
    expect(begun).toMatchObject({ copiedFrom: '', family: 'employerLiability', version: 1, newest: 0, versions: [] });
    const content = JSON.parse(begun.content) as Record<string, unknown>;
    const { deductibles, durations } = server.services.catalogue.productOf('80140')!;
    expect(content).toMatchObject({ id, line: 'employerLiability', summary: '', plans: [], deductibles, durations });
    expect(await listed(id)).toMatchObject({ line: 'employerLiability', insurer: '', version: 0, isNative: true });

    const first = await operator.ask(tryProduct, { productId: id, content: begun.content });
    expect(new Set(first.problems.map(({ field }) => field))).toEqual(
      new Set(['summary', 'insurer.code', 'insurer.name']),
    );
    const { plans, insurer } = server.services.catalogue.contentOf('80140')!;
    const filled = JSON.stringify({ ...content, summary: '按人投保', insurer, plans });
    const trial = await operator.ask(tryProduct, { productId: id, content: filled });
    expect(trial).toMatchObject({ problems: [], quotes: [], subject: null, product: { id, version: 1 } });
    expect(trial.differences).toContainEqual({ path: 'summary', before: '""', after: '"按人投保"' });
    const publication = { productId: id, startsOn: today, newest: 0, reason };
    expect((await operator.send(publishProduct, { ...publication, content: begun.content })).resCode).toBe(
      resultCodes.refused,
    );
    expect(await operator.ask(publishProduct, { ...publication, content: filled })).toEqual({ version: 1 });

    const product = server.services.catalogue.productOf(id)!;
    const { sales } = server.services.catalogue;
    expect(sales.termsOf(product)).toEqual(sales.termsOf({ id: '', line: 'employerLiability' }));
    expect((await agent.ask(quoteDraft, completeDraft(product))).totalFen).toBeGreaterThan(0);
    expect((await issuedPolicy(server, product, 5, agent)).policyUuid).not.toBe('');
    expect(await shown(id)).toMatchObject({ newest: 1, versions: [{ version: 1, state: 'inForce' }] });
    expect((await begin({ productId: '80905', copiedFrom: id })).resCode).toBe(resultCodes.success);
    expect(await shown('80905')).toMatchObject({ copiedFrom: id, family: '' });
  });

  test('the preview of one that isn’t priced by persons has a subject of its line', async () => {
    const id = '80906';
    expect((await beginOfFamily(id, 'house')).resCode).toBe(resultCodes.success);
    const content = JSON.parse((await shown(id)).content) as Record<string, unknown>;
    const { plans, insurer } = server.services.catalogue.contentOf('103')!;
    const filled = JSON.stringify({ ...content, summary: '按房屋投保', insurer, plans });
    const trial = await operator.ask(tryProduct, { productId: id, content: filled });
    expect(trial).toMatchObject({ problems: [], quotes: [], subject: { basis: 'perHouse' } });
    await operator.ask(dropNewProduct, { productId: id });
    expect(await listed(id)).toBeUndefined();
  });

  test('one that was never published can be dropped, unless a colleague has a draft; a published one can’t', async () => {
    const id = '80903';
    await begin({ productId: id });
    const { content } = await shown(id);
    await colleague.ask(saveProductDraft, { productId: id, basedOn: 1, revision: 0, content });
    expect((await operator.send(dropNewProduct, { productId: id })).info).toBe(
      '其他运营人员有该产品的未发布草稿，请先联系其放弃草稿',
    );
    await colleague.ask(dropNewProduct, { productId: id });
    expect(await listed(id)).toBeUndefined();
    expect((await operator.send(deskProduct, { productId: id })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(dropNewProduct, { productId: id })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(dropNewProduct, { productId: '80140' })).resCode).toBe(resultCodes.notFound);
    expect((await operator.send(dropNewProduct, { productId })).info).toBe('该产品已发布，不能删除；不再销售时请停售');
    expect((await begin({ productId: id })).resCode).toBe(resultCodes.success);
  });
});
