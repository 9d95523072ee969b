import { afterAll, beforeAll, expect, test } from 'vitest';

import { customOrder } from '../../app/contract/customOrders.ts';
import {
  draftsToPrepare,
  prepareFromDraft,
  prepareFromOrder,
  preparedOrders,
} from '../../app/contract/desk/work/preparedOrders.ts';
import { policyDocument } from '../../app/contract/documents.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import {
  requestVideoAudit,
  storedFiles,
  uploadAuthorisationCall,
  uploadSingleImage,
  videoAuditUpload,
} from '../../app/contract/files.ts';
import { personCertificate } from '../../app/contract/orderPersons.ts';
import { orderPayUrl } from '../../app/contract/orders.ts';
import { saveQuotation, sharedQuotation, shareQuotation } from '../../app/contract/quotations.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { addressOn } from '../../app/server/services/addressOn.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../setup/deskOperators.ts';
import { issuedPolicy } from '../setup/endorsedPolicy.ts';
import { partnerAuthority, partnerHost, signInOnPartnerHost } from '../setup/partnersAgent.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { clientOf, type TestClient } from '../setup/testClient.ts';

const platform = 'http://localhost:80';
const partner = `http://${partnerHost}`;
const taskIn = (link: string) => ({ id: link.split('/').at(-1) ?? '' });

/** The address in the text of a document. The text of a PDF may contain spaces within an address. */
const checkAddressIn = (text: string) => /(https?:\/\/[\w.:-]+)\/policyCheck\//.exec(text.replaceAll(' ', ''))?.[1];

/** The texts of the policy of an order and of the certificate of its first person. */
const printed = async (owner: TestClient, { orderSn, policyUuid }: { orderSn: string; policyUuid: string }) => [
  await pdfTextOf((await owner.ask(policyDocument, { policyUuid })).content),
  await pdfTextOf((await owner.ask(personCertificate, { orderSn, key: 1, rosterVersion: 0 })).content),
];

/** Id and links of a file that an agent uploads. */
const linksOf = async (owner: TestClient) => {
  const ticket = await owner.ask(uploadAuthorisationCall, { fileDir: 'group' });
  const { url, readUrl } = await owner.ask(uploadSingleImage, {
    file: fileOf(await picture(900, 600, 'jpeg'), '厂区.jpg'),
  });
  const { fileList } = await owner.ask(storedFiles, { fileUrlList: [url] });
  return { id: url, links: [ticket.host, readUrl, fileList[0]!.readUrl, fileList[0]!.thumbnailUrl] };
};

test('the address of a partner has protocol and port of the public address; an unknown host has none of its own', () => {
  const services = { partnerHosts: new Set(['partner.example']), publicUrl: () => 'https://tuanbao.example:8443' };
  expect(addressOn(services, 'partner.example')).toBe('https://partner.example:8443');
  expect(addressOn(services, '')).toBe('https://tuanbao.example:8443');
  expect(addressOn(services, 'attacker.example')).toBe('https://tuanbao.example:8443');
  const below = { ...services, publicUrl: () => 'https://tuanbao.example/app' };
  expect(addressOn(below, 'partner.example')).toBe('https://partner.example/app');
});

describeOnBothDatabases('a server with a public address', (openDatabase) => {
  test('accepts what a page of the same host sends, by browsers that name only its origin', async () => {
    const server = await startTestApp({ openDatabase, publicUrl: 'https://tuanbao.example' });
    try {
      const sentTo = async (host: string, origin: string) =>
        (await clientOf(server.app, '', host).send(sharedQuotation, { token: 'none' }, { origin })).resCode;
      const [own, partners] = ['https://tuanbao.example', `https://${partnerHost}`];
      expect(await sentTo('tuanbao.example', own)).toBe(resultCodes.notFound);
      expect(await sentTo(partnerHost, partners)).toBe(resultCodes.notFound);
      expect(await sentTo(partnerHost, own)).toBe(resultCodes.crossSite);
      expect(await sentTo('tuanbao.example', partners)).toBe(resultCodes.crossSite);
      expect(await sentTo('attacker.example', 'https://attacker.example')).toBe(resultCodes.crossSite);
    } finally {
      await server.close();
    }
  });
});

describeOnBothDatabases('links with the address of their host', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  let partnersAgent: TestClient;
  let support: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    partnersAgent = await signInOnPartnerHost(server, '16600009998');
    support = await signInToDeskAs(server, 'support');
  });
  afterAll(() => server.close());

  const product = () => server.services.catalogue.products[0]!;
  const sharedBy = async (owner: TestClient) => {
    const { id } = await owner.ask(saveQuotation, completeDraft(product()));
    return new URL((await owner.ask(shareQuotation, { id })).shareUrl);
  };

  test('a shared quotation is opened on the host on which it was made', async () => {
    const shared = await sharedBy(partnersAgent);
    expect(shared.origin).toBe(partner);
    const customer = clientOf(server.app, '', partnerAuthority);
    const token = shared.searchParams.get('token') ?? '';
    expect(await customer.ask(sharedQuotation, { token })).toMatchObject({ agentName: '方可为' });
    expect((await sharedBy(agent)).origin).toBe(new URL(platform).origin);
  });

  test('a quotation of a host that is no longer configured is shared with the platform’s address', async () => {
    const { id } = await partnersAgent.ask(saveQuotation, completeDraft(product()));
    await server.database.updateTable('quotations').set({ host: 'former.example' }).where('id', '=', id).execute();
    const { shareUrl } = await partnersAgent.ask(shareQuotation, { id });
    expect(new URL(shareUrl).origin).toBe(new URL(platform).origin);
  });

  test('a Host header that isn’t configured never stands in a link', async () => {
    const { id } = await agent.ask(saveQuotation, completeDraft(product()));
    const misled = await agent.send(shareQuotation, { id }, { host: 'attacker.example' });
    expect(misled).toMatchObject({ resCode: resultCodes.crossSite, data: null });
    const other = await agent.send(shareQuotation, { id }, { host: 'other.localhost' });
    expect(other.data).toMatchObject({ shareUrl: expect.stringContaining('http://localhost:80/quotationShow') });
  });

  test('policy and certificate are checked on the host of their order', async () => {
    const { orderSn, policyUuid } = await issuedPolicy(server, product(), 3, partnersAgent);
    const own = await issuedPolicy(server, product(), 3, agent);
    const texts = await printed(partnersAgent, { orderSn, policyUuid });
    expect(texts.map(checkAddressIn)).toEqual([partner, partner]);
    expect((await printed(agent, own)).map(checkAddressIn)).toEqual([platform, platform]);
    const [path = ''] = /\/policyCheck\/[\da-f-]{36}/.exec(texts[0]!.replaceAll(' ', '')) ?? [];
    const page = await server.app.inject({ url: path, headers: { host: partnerAuthority } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('有效');
  });

  test('a prepared order is opened on the host of its agent', async () => {
    const draft = completeDraft(product());
    const { id: draftId } = await partnersAgent.ask(saveDraft, { id: '', version: 0, draft });
    const { link } = await support.ask(prepareFromDraft, { draftId, title: '续保方案', note: '' });
    expect(new URL(link).origin).toBe(partner);
    expect(await partnersAgent.ask(customOrder, taskIn(link))).toMatchObject({ title: '续保方案' });
    const { list } = await support.ask(preparedOrders, {});
    expect(list.find(({ title }) => title === '续保方案')?.link).toBe(link);
    expect((await support.ask(draftsToPrepare, {})).total).toBe(1);

    const { orderSn } = await submittedOrder(server, agent);
    const copy = { orderSn, title: '按原订单投保', note: '', withPersons: false, reason: '客户要求' };
    const { link: own } = await support.ask(prepareFromOrder, copy);
    expect(new URL(own).origin).toBe(new URL(platform).origin);
  });

  test('files are sent and opened on the host of their agent, the same file at every host', async () => {
    const [partners, own] = [await linksOf(partnersAgent), await linksOf(agent)];
    expect(partners.links.map((link) => new URL(link).origin)).toEqual(Array(4).fill(partner));
    expect(own.links.map((link) => new URL(link).origin)).toEqual(Array(4).fill(new URL(platform).origin));
    expect([partners.id, own.id].map((id) => new URL(id).origin)).toEqual(Array(2).fill(new URL(platform).origin));
    const { pathname, search } = new URL(partners.links[1]!);
    const opened = await server.app.inject({ url: pathname + search, headers: { host: partnerAuthority } });
    expect(opened.statusCode).toBe(200);

    const { token } = await partnersAgent.ask(requestVideoAudit, {});
    const phone = clientOf(server.app, '', partnerAuthority);
    expect((await phone.ask(videoAuditUpload, { videoAuditToken: token })).host).toMatch(new RegExp(`^${partner}/`));
  });

  test('the payer returns from the cashier to the host on which the agent is signed in', async () => {
    const { orderSn } = await submittedOrder(server, partnersAgent);
    const { payUrl } = await partnersAgent.ask(orderPayUrl, { orderSn });
    const { body } = await server.payAt(payUrl, 'paid');
    expect(body).toContain(`href="${partner}/payWait?orderSn=${orderSn}`);
  });
});
