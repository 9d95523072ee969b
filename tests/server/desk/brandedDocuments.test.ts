import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { hostBrands, publishHostBrand } from '../../../app/contract/desk/site/brands.ts';
import {
  applicationForm,
  mailPolicies,
  orderApplicationForm,
  policyDocument,
  quotationDocument,
} from '../../../app/contract/documents.ts';
import { endorsementForm } from '../../../app/contract/endorsementDocuments.ts';
import { saveEndorsementDraft } from '../../../app/contract/endorsementOwnCalls.ts';
import { personCertificate } from '../../../app/contract/orderPersons.ts';
import { saveQuotation } from '../../../app/contract/quotations.ts';
import { sendLoginCode } from '../../../app/contract/session.ts';
import { sandboxMails } from '../../../app/server/gateways/sandboxMail.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { add, issuedPolicy, requestOfChanges } from '../../setup/endorsedPolicy.ts';
import { partnerAuthority, partnerHost, signInOnPartnerHost } from '../../setup/partnersAgent.ts';
import { pdfTextOf } from '../../setup/pdfText.ts';
import { requestOf } from '../../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const mobile = '16600009999';
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
    partnersAgent = await signInOnPartnerHost(server, mobile);
    await server.services.site.refresh();
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

  const publish = async (published: HostBrand) => {
    const { version } = (await desk.ask(hostBrands, {})).list.find(({ host }) => host === partnerHost)!;
    await desk.ask(publishHostBrand, { host: partnerHost, brand: published, version, reason: '合作方已确认品牌' });
  };

  test('with a brand, quotations and application forms of its host have its name and licence', async () => {
    const { id } = await quotationOf(partnersAgent);
    await publish(brand);

    const { text: own } = await quotationOf(partnersAgent);
    const form = await partnersAgent.ask(applicationForm, completeDraft(product()));
    for (const text of [own, await textOf(form)]) {
      expect(text).toContain(`本文件由启明团险提供，${licence}。`);
      expect(text).not.toContain('团保');
    }
    expect(await textOf(await partnersAgent.ask(quotationDocument, { id }))).toContain(`本文件由${agency}提供`);
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
    const { url } = requestOf(sendLoginCode, { mobile, type: '2' as const });
    await server.app.inject({ url, headers: { host: partnerAuthority } });
    await server.runDueJobs();
    const sent = await server.app.inject(`/sandbox/sms.json?mobile=${mobile}`);
    expect(sent.body).toContain('【启明团险】您的登录验证码');
  });

  test('a new brand changes no document of what was made before, only mails and what is made later', async () => {
    const { id } = await quotationOf(partnersAgent);
    const policy = await issuedPolicy(server, product(), 3, partnersAgent);
    const { orderSn, policyUuid } = policy;
    const request = requestOfChanges([add(1)]);
    const save = () => partnersAgent.ask(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request });
    const textOfForm = async ({ conservationUuid }: { readonly conservationUuid: string }) =>
      textOf(await partnersAgent.ask(endorsementForm, { conservationUuid, form: 'application' as const }));
    const saved = await save();
    const documents = async () => [
      await textOf(await partnersAgent.ask(quotationDocument, { id })),
      await textOf(await partnersAgent.ask(orderApplicationForm, { policyUuid: orderSn })),
      await textOf(await partnersAgent.ask(personCertificate, { orderSn, key: 1, rosterVersion: 0 })),
      await textOfForm(saved),
    ];
    const before = `本文件由启明团险提供，${licence}。`;
    for (const text of await documents()) expect(text).toContain(before);

    await publish({ ...brand, name: '启明企业服务', licence: '示例 QM654321' });
    const now = '本文件由启明企业服务提供，经营保险经纪业务许可证：示例 QM654321。';
    for (const text of await documents()) {
      expect(text).toContain(before);
      expect(text).not.toContain('启明企业服务');
    }
    expect((await quotationOf(partnersAgent)).text).toContain(now);
    expect(await textOfForm(await save())).toContain(now);
    await partnersAgent.ask(mailPolicies, { emailAddress: 'hr@example.com', orderSnList: orderSn });
    await server.runDueJobs();
    expect(await lastMail()).toMatchObject({ sender: '启明企业服务' });

    await sql`update quotations set issuer = null where id = ${id}`.execute(server.database);
    expect(await textOf(await partnersAgent.ask(quotationDocument, { id }))).toContain(now);
  });
});
