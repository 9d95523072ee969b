import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Call } from '../../app/contract/call.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import {
  allIndustries,
  bankAreas,
  bankCodes,
  commissionTerms,
  constructionAreas,
  disclosures,
  endorsableProducts,
  industries,
  insuranceTypesOfCompany,
  listInsuranceTypes,
  productDictionaries,
} from '../../app/contract/referenceData.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { answerOf, type TestClient } from '../setup/testClient.ts';

const construction = '80137';
const employer = '80140';
/** Product whose list of natures has the codes 01 to 09. */
const withCodedNatures = '205';

describe('reference data', () => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const answered = <Request, Response>(call: Call<Request, Response>, request: Request) =>
    answerOf(agent, call, request);

  test('policies of products with a rule for it can be endorsed', async () => {
    const list = await answered(endorsableProducts, {});

    expect(list.length).toBeGreaterThan(0);
    expect(list).toContainEqual({
      productId: employer,
      productName: '安业雇主责任保险',
      companyName: '恒运财产保险（示例）',
    });
    expect(list.map(({ productId }) => productId)).not.toContain('80218');
  });

  test('construction products list the provinces and cities of their sites, others none', async () => {
    const areas = await answered(constructionAreas, { productId: construction });

    expect(areas[0]).toEqual({ code: 110_000, name: '北京市', parentId: 0 });
    expect(areas.filter(({ parentId }) => parentId === 0)).toHaveLength(31);
    expect(await agent.send(constructionAreas, { productId: employer })).toMatchObject({
      resCode: resultCodes.refused,
      info: '该产品不是建筑工程险，没有工程所在地',
    });
  });

  test('product lines are counted, for all insurers or one', async () => {
    const all = await answered(listInsuranceTypes, {});
    const [company] = server.services.catalogue.products.map(({ insurer }) => insurer.code);
    const ofCompany = await answered(insuranceTypesOfCompany, { companyCode: company ?? '' });
    const sum = (list: typeof all) => list.reduce((total, { productNum }) => total + productNum, 0);

    expect(all[0]).toMatchObject({ insuranceType: 'employerLiability', insuranceTypeName: '雇主责任险' });
    expect(sum(all)).toBe(server.services.catalogue.products.length);
    expect(sum(ofCompany)).toBeLessThan(sum(all));
    expect(sum(ofCompany)).toBeGreaterThan(0);
    expect(await answered(insuranceTypesOfCompany, { companyCode: 'nobody' })).toEqual([]);
  });

  test('banks have codes and names, their branches provinces and cities', async () => {
    const banks = await answered(bankCodes, { productId: employer });

    expect(banks).toContainEqual({
      bankCode: '102',
      bankName: '中国工商银行',
      clearingCode: '102100099996',
      shortName: 'ICBC',
      pinyin: 'zhong guo gong shang yin hang',
    });
    expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(banks.length);
    expect(await answered(bankAreas, { productId: employer })).toContainEqual({
      code: 440_100,
      name: '广州市',
      parentId: 440_000,
    });
  });

  test('the choices of a product are those that it offers', async () => {
    const lists = await answered(productDictionaries, { productId: employer });
    const sites = await answered(productDictionaries, { productId: construction });
    const codes = (of: typeof lists) => of.map(({ dictCode }) => dictCode);

    expect(lists.find(({ dictCode }) => dictCode === 'groupCardType')?.itemList).toContainEqual({
      code: '5',
      name: '统一社会信用代码',
    });
    expect(codes(lists)).toContain('insuredIdType');
    expect(codes(lists)).not.toContain('projectType');
    expect(codes(sites)).toContain('projectType');
  });

  test('natures have codes where the product’s list has codes', async () => {
    const coded = await answered(productDictionaries, { productId: withCodedNatures });
    const named = await answered(productDictionaries, { productId: employer });
    const natures = { dictCode: 'groupNature', itemList: expect.arrayContaining([{ code: '03', name: '国有企业' }]) };

    expect(coded).toContainEqual(expect.objectContaining(natures));
    expect(named).not.toContainEqual(expect.objectContaining(natures));
  });

  test('industries open level by level', async () => {
    const sections = await answered(industries, { id: '0' });
    const divisions = await answered(industries, { id: 'C' });
    const classes = await answered(industries, { id: '131' });

    expect(sections).toHaveLength(20);
    expect(sections[2]).toEqual({ code: 'C', name: '制造业', parentCode: '', isLeaf: false });
    expect(divisions[0]).toMatchObject({ code: '13', parentCode: 'C', isLeaf: false });
    expect(classes.every(({ isLeaf }) => isLeaf)).toBe(true);
    expect((await agent.send(industries, { id: '9999' })).resCode).toBe(resultCodes.notFound);
    expect((await agent.send(industries, { id: '../1' })).resCode).toBe(resultCodes.badRequest);
  });

  test('all industries are in one response, parents first, so that they can be searched', async () => {
    const all = await answered(allIndustries, {});
    const seen = new Set(['']);

    expect(all.length).toBeGreaterThan(1900);
    for (const { code, parentCode } of all) {
      expect(seen).toContain(parentCode);
      seen.add(code);
    }
    expect(all[0]).toEqual({ code: 'A', name: '农、林、牧、渔业', parentCode: '', pinyin: 'nong lin mu yu ye' });
  });

  test('disclosures are returned without a session', async () => {
    const list = await server.anonymous.ask(disclosures, {});

    await answered(disclosures, {});
    expect(list.map(({ id }) => id)).toContain('privacy');
  });

  test.each([
    ['constructionAreas', constructionAreas],
    ['bankCodes', bankCodes],
    ['bankAreas', bankAreas],
    ['commissionTerms', commissionTerms],
    ['productDictionaries', productDictionaries],
  ] as const)('%s refuses an unknown product', async (_, call) => {
    const reply = await agent.send<{ productId: string }, unknown>(call, { productId: '0' });

    expect(reply).toMatchObject({ resCode: resultCodes.notFound, info: '该产品不存在或已下架' });
  });
});
