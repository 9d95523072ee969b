import { afterAll, beforeAll, expect, test } from 'vitest';

import { hostBrands, publishHostBrand } from '../../../app/contract/desk/site/brands.ts';
import {
  applicationForm,
  mailPolicies,
  orderApplicationForm,
  policyDocument,
  quotationDocument,
} from '../../../app/contract/documents.ts';
import { personCertificate } from '../../../app/contract/orderPersons.ts';
import { saveQuotation } from '../../../app/contract/quotations.ts';
import { sendLoginCode, signInToPartner } from '../../../app/contract/session.ts';
import { sandboxMails } from '../../../app/server/gateways/sandboxMail.ts';
import { addPartnerUser } from '../../../app/server/operations/agencies.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { issuedPolicy } from '../../setup/endorsedPolicy.ts';
import { operator } from '../../setup/operator.ts';
import { pdfTextOf } from '../../setup/pdfText.ts';
import { requestOf } from '../../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import { clientOf, type TestClient } from '../../setup/testClient.ts';

const partner = 'partner.localhost';
const user = { userName: 'brand-user', password: 'the right one', mobile: '16600009999' };
const agency = '启明保险代理（示例）';
const brand = {
  name: '启明团险',
  englishName: '',
  logo: '',
  colour: '',
  footer: 'own',
  licence: '示例 QM123456',
  filing: '',
} as const;
const licence = '经营保险经纪业务许可证：示例 QM123456';

const textOf = ({ content }: { readonly content: Blob }) => pdfTextOf(content);

describeOnBothDatabases('documents and mails with the brand of their host', (openDatabase) => {
  let server: TestApp;
  let desk: DeskClient;
  let agent: TestClient;
  let partnersAgent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    desk = await signInToDeskAs(server, 'admin');
    agent = await server.signIn();
    await addPartnerUser(server.services, operator, { host: partner, ...user, name: '方可为', tier: '4' });
    await server.services.site.refresh();
    const { url, payload, type } = requestOf(signInToPartner, { kind: 'password', ...user });
    const host = `${partner}:8080`;
    const headers = { 'content-type': type ?? '', host };
    const answer = await server.app.inject({ method: 'POST', url, payload: payload ?? '', headers });
    partnersAgent = clientOf(server.app, String(answer.headers['set-cookie']).split(';', 1)[0] ?? '', host);
  });
  afterAll(() => server.close());

  const product = () => server.services.catalogue.products[0]!;
  const quotationOf = async (owner: TestClient) => {
    const { id } = await owner.ask(saveQuotation, completeDraft(product()));
    return { id, text: await textOf(await owner.ask(quotationDocument, { id })) };
  };
  const lastMail = async () => (await sandboxMails(server.database, server.services.keyring))[0];

  test('without a brand, the quotation of a partner has the name of its agency, that of the platform its own', async () => {
    const { text } = await quotationOf(partnersAgent);
    expect(text).toContain(`本文件由${agency}提供`);
    expect(text).not.toContain('团保');
    expect((await quotationOf(agent)).text).toContain('本文件由团保提供');
  });

  test('with a brand, quotations and application forms of its host have its name and licence', async () => {
    const { id } = await quotationOf(partnersAgent);
    const { version } = (await desk.ask(hostBrands, {})).list.find(({ host }) => host === partner)!;
    await desk.ask(publishHostBrand, { host: partner, brand, version, reason: '合作方已确认品牌' });

    const own = await partnersAgent.ask(quotationDocument, { id });
    const form = await partnersAgent.ask(applicationForm, completeDraft(product()));
    for (const text of [await textOf(own), await textOf(form)]) {
      expect(text).toContain(`本文件由启明团险提供，${licence}。`);
      expect(text).not.toContain('团保');
    }
    const { text } = await quotationOf(agent);
    expect(text).toContain('本文件由团保提供');
    expect(text).not.toContain('启明团险');
  });

  test('what belongs to an order has the brand of its host, and what the insurer issues stays the insurer’s', async () => {
    const { orderSn, policyUuid } = await issuedPolicy(server, product(), 3, partnersAgent);
    const { orderSn: ownSn } = await issuedPolicy(server, product(), 3, agent);
    const form = await textOf(await partnersAgent.ask(orderApplicationForm, { policyUuid: orderSn }));
    const certificate = { orderSn, key: 1, rosterVersion: 0 };
    const certified = await textOf(await partnersAgent.ask(personCertificate, certificate));
    const ownCertified = await textOf(await agent.ask(personCertificate, { ...certificate, orderSn: ownSn }));
    const policy = await textOf(await partnersAgent.ask(policyDocument, { policyUuid }));
    for (const text of [form, certified]) expect(text).toContain(`本文件由启明团险提供，${licence}。`);
    expect(ownCertified).toContain('本文件由团保提供');
    expect(policy).toContain(product().insurer.name);
    expect(policy).not.toMatch(/启明|团保/);

    await partnersAgent.ask(mailPolicies, { emailAddress: 'hr@example.com', orderSnList: orderSn });
    await server.runDueJobs();
    expect(await lastMail()).toMatchObject({
      sender: '启明团险',
      text: expect.stringContaining(`启明团险\n${licence}\n`),
    });
    await agent.ask(mailPolicies, { emailAddress: 'hr@example.com', orderSnList: ownSn });
    await server.runDueJobs();
    expect(await lastMail()).toMatchObject({ sender: '', text: expect.stringContaining('\n团保\n') });
  });

  test('a text message has the published name of its host as its signature', async () => {
    const { url } = requestOf(sendLoginCode, { mobile: user.mobile, type: '2' as const });
    await server.app.inject({ url, headers: { host: `${partner}:8080` } });
    await server.runDueJobs();
    const sent = await server.app.inject(`/sandbox/sms.json?mobile=${user.mobile}`);
    expect(sent.body).toContain('【启明团险】您的登录验证码');
  });
});
