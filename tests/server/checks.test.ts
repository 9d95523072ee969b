import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  checkCompany,
  checkPersons,
  initialPremium,
  personRisk,
  productWhiteList,
  redeemInvitation,
  saveWaylay,
} from '../../app/contract/checks.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { currentUser } from '../../app/contract/session.ts';
import { agentById } from '../../app/server/sessions/repository.ts';
import { refuseUnqualified } from '../../app/server/users/mayInsure.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { invitationTo } from '../setup/invitationTo.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';

const productId = '80140';
const invitedOnly = '80232';
const soleTrader = '92110199MA0TEXT991';

describeOnBothDatabases('checks before there is an order', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const product = () => server.services.catalogue.productOf(productId)!;
  const draft = () => completeDraft(product());

  test('a valid organisation is accepted', async () => {
    const { groupName, groupIdType, groupIdNo } = draft().applicant;

    expect(await agent.ask(checkCompany, { productId, groupName, groupIdType, groupIdNo })).toEqual({
      isValid: true,
      isRefused: false,
      problemList: [],
    });
  });

  test('a forbidden name is refused, and a sole trader is recognised', async () => {
    const company = { productId, groupName: '江海市人民政府', groupIdType: 'creditCode', groupIdNo: '' } as const;
    const refused = await agent.ask(checkCompany, company);
    const trader = await agent.ask(checkCompany, { ...company, groupName: '远山机械商行', groupIdNo: soleTrader });

    expect(refused).toMatchObject({
      isValid: false,
      isRefused: true,
      problemList: [{ field: 'groupName', message: '投保单位名称含有“人民政府”，拒保', word: '人民政府' }],
    });
    expect(trader.problemList.map(({ code }) => code)).toContain('E_SOLE_TRADER');
    expect(trader).toMatchObject({ isValid: false, isRefused: false });
    expect((await agent.send(checkCompany, { ...company, productId: '0' })).resCode).toBe(resultCodes.notFound);
  });

  test('a refused group is recorded once and counted', async () => {
    const record = { productId, productName: product().name, groupName: ' 江海市人民政府 ' };
    await agent.ask(saveWaylay, record);
    await agent.ask(saveWaylay, record);

    expect(
      await server.database.selectFrom('waylay_records').select(['product_name', 'group_name', 'times']).execute(),
    ).toEqual([{ product_name: product().name, group_name: '江海市人民政府', times: 2 }]);
    expect((await agent.send(saveWaylay, { ...record, productId: '0' })).resCode).toBe(resultCodes.notFound);
    expect(await agent.send(saveWaylay, { ...record, productName: '另一个产品' })).toMatchObject({
      resCode: resultCodes.refused,
      info: '产品名称与产品不一致，请刷新页面后重试',
    });
  });

  test('persons are valid, or are returned with their problems', async () => {
    const { persons } = draft();
    const doubled = [...persons, { ...persons[0]!, key: 99 }];

    expect(await agent.ask(checkPersons, { productId, startDate: '', persons })).toEqual({ personCount: 3 });
    const reply = await agent.send(checkPersons, { productId, startDate: '', persons: doubled });
    expect(reply).toMatchObject({
      status: 200,
      resCode: resultCodes.problemPersons,
      info: '人员清单中有 1 人的信息需要修改',
      data: [{ row: 4, key: 99, message: expect.stringContaining('被保人重复') as string }],
    });
  });

  test('ages are checked for the first day of cover', async () => {
    const young = { ...draft().persons[0]!, idType: 'passport', idNo: 'E12345678', birthday: '2010-12-01' };
    const on = (startDate: string) => agent.send(checkPersons, { productId, startDate, persons: [young] });

    expect((await on('2026-11-30')).resCode).toBe(resultCodes.problemPersons);
    expect((await on('2026-12-01')).resCode).toBe(resultCodes.success);
  });

  test('existing covers of a person are shown only to the agent who sold them', async () => {
    const seller = await server.signIn();
    const whole = await withUploadedMaterials(seller, draft());
    const totalFen = totalOf(product(), whole);
    const { orderSn } = await seller.ask(submitOrder, { submissionId: 'risk', draftId: '', draft: whole, totalFen });
    const ask = (client: TestClient, persons = whole.persons) =>
      client.ask(personRisk, { productId, orderType: '1', persons });

    expect((await ask(seller)).personRiskList).toEqual([]);
    await server.payAt((await seller.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();

    const { personRiskList } = await ask(seller);
    expect(personRiskList).toHaveLength(3);
    expect(personRiskList[0]).toMatchObject({
      key: 1,
      isSameProduct: true,
      coverList: [
        {
          productName: product().name,
          validStartDate: whole.startDate,
          validEndDate: '2027-11-30',
          isSameProduct: true,
        },
      ],
    });
    expect((await ask(agent)).personRiskList).toEqual([]);
    const lowerCase = whole.persons.map((person) => ({ ...person, idNo: person.idNo.toLowerCase() }));
    expect((await ask(seller, lowerCase)).personRiskList).toHaveLength(3);
    expect((await seller.send(personRisk, { productId: '0', orderType: '1', persons: [] })).resCode).toBe(
      resultCodes.notFound,
    );
  });

  test('a product starts with a price, and the price is correct', async () => {
    const { scheme, months, quote, productVersion } = await agent.ask(initialPremium, { productId });
    const asked = await agent.ask(quoteDraft, { ...draft(), productVersion, months, schemes: [scheme], persons: [] });

    expect(quote.totalFen).toBeGreaterThan(0);
    expect(asked.totalFen).toBe(quote.totalFen);
    expect((await agent.send(initialPremium, { productId: '99001' })).resCode).toBe(resultCodes.notFound);
  });

  test('a product by invitation can be sold by the agent who redeemed an invitation', async () => {
    const invited = await server.signIn();
    const { userUuid } = await invited.ask(currentUser, {});
    const user = async () => (await agentById(server.database, userUuid))!;
    const sold = server.services.catalogue.productOf(invitedOnly)!;
    const uuid = await invitationTo(server.services, invitedOnly);

    expect(await invited.ask(productWhiteList, { productId })).toEqual({ isWhiteListed: false, isAllowed: true });
    expect(await invited.ask(productWhiteList, { productId: invitedOnly })).toEqual({
      isWhiteListed: true,
      isAllowed: false,
    });
    await expect(refuseUnqualified(server.services, await user(), sold)).rejects.toMatchObject({
      resCode: resultCodes.refused,
    });
    expect(await invited.ask(redeemInvitation, { productId: invitedOnly, uuid })).toMatchObject({ isAllowed: true });
    expect(await invited.ask(redeemInvitation, { productId: invitedOnly, uuid })).toMatchObject({ isAllowed: true });
    await expect(refuseUnqualified(server.services, await user(), sold)).resolves.toBeUndefined();
    expect((await agent.send(redeemInvitation, { productId: invitedOnly, uuid })).resCode).toBe(resultCodes.notFound);
    expect(await agent.ask(productWhiteList, { productId: invitedOnly })).toMatchObject({ isAllowed: false });
    expect((await agent.send(productWhiteList, { productId: '0' })).resCode).toBe(resultCodes.notFound);
  });

  test('the back office of the sandbox invites only to products that are sold by invitation', async () => {
    const invited = await server.signIn();
    const page = async () => (await server.app.inject('/sandbox/backOffice')).body;
    const links = async () => Array.from((await page()).matchAll(/href="\/write\/(\d+)\?invitation=([\da-f-]+)"/g));
    const before = await links();
    await server.app.inject({ method: 'POST', url: `/sandbox/invitations/${productId}` });
    await server.app.inject({ method: 'POST', url: `/sandbox/invitations/${invitedOnly}` });
    const known = new Set(before.map(([, , uuid]) => uuid));
    const made = (await links()).filter(([, , uuid]) => !known.has(uuid));

    expect(made.map(([, invitedTo]) => invitedTo)).toEqual([invitedOnly]);
    const uuid = made[0]?.[2] ?? '';
    expect(await invited.ask(redeemInvitation, { productId: invitedOnly, uuid })).toMatchObject({ isAllowed: true });
    expect(await page()).toContain('已领取');
  });

  test('an invitation expires', async () => {
    const uuid = await invitationTo(server.services, invitedOnly, 1);
    await server.clock.moveBy(24 * 60 * 60 * 1000 + 1);

    const late = await server.signIn();
    expect((await late.send(redeemInvitation, { productId: invitedOnly, uuid })).resCode).toBe(resultCodes.notFound);
  });
});
