import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { DownloadedFile } from '../../app/contract/call.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { personCertificate, personCertificates } from '../../app/contract/orderPersons.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  coverStart,
  endorsed,
  type EndorsedPolicyFixture,
  issuedPolicy,
  newcomer,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { submissionIn, unknownSn } from '../setup/owned.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { filesInZip } from '../setup/zip.ts';

const heads = 60;
const firstPerson = (orderSn: string) => ({ orderSn, key: 1, rosterVersion: 0 });
const several = (orderSn: string) => ({ orderSn, rosterVersion: 0 });
const changeDay = plusDays(coverStart, 9);
/**
 * Returns the path of the check page, from the text of a certificate. The QR code of the certificate contains the same
 * path.
 */
const pathIn = (text: string) => /(\/policyCheck\/[0-9a-f-]{36})/.exec(text.replaceAll(' ', ''))?.[1] ?? '';
const textOf = ({ content }: DownloadedFile) => pdfTextOf(content);

describeOnBothDatabases('certificates of insured persons', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  let sold: readonly Person[];
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    policy = await issuedPolicy(server, twiceReviewed(server), heads);
    sold = await rosterOf(policy);
    await endorsed(server, policy, requestOfChanges([remove(sold[4]!), replace(sold[7]!, 4)], changeDay));
  });
  afterAll(() => server.close());

  const certificate = (key: number, rosterVersion = 0) =>
    policy.agent.ask(personCertificate, { orderSn: policy.orderSn, key, rosterVersion });
  const checked = async (text: string) => (await server.app.inject(pathIn(text))).body;
  const zipOf = async (request: { readonly keyList?: number[]; readonly pageIndex?: number }) => {
    const file = await policy.agent.ask(personCertificates, { orderSn: policy.orderSn, rosterVersion: 0, ...request });
    return { file, files: await filesInZip(file.content) };
  };
  /** Returns the content of the check page on a day. @param text text of the certificate */
  const checkedOn = async (text: string, day: string) => {
    const days = Date.parse(`${day}T10:00:00+08:00`) - server.clock.now().getTime();
    await server.clock.moveBy(days);
    const said = await checked(text);
    await server.clock.moveBy(-days);
    return said;
  };

  describe('of one person', () => {
    test('names policy, insurer, applicant, person, cover and days, and hides the number', async () => {
      const file = await certificate(sold[0]!.key);
      const text = await textOf(file);

      expect(file.name).toMatch(new RegExp(`^(被保险人|雇员)凭证-${sold[0]!.name}-P\\d{12}\\.pdf$`));
      expect(text).toMatch(/保单号 P\d{12}/);
      expect(text).toContain(policy.product.name);
      expect(text).toContain(policy.product.insurer.name);
      expect(text).toContain(sold[0]!.name);
      expect(text).not.toContain(sold[0]!.idNo);
      expect(text).toContain(`${sold[0]!.idNo.slice(0, 3)}***********${sold[0]!.idNo.slice(-4)}`);
      expect(text).toContain(`保障期间 ${coverStart} 00:00 至 2027-11-30 24:00`);
      expect(text).toContain('签发日期 2026-11-20');
      expect(text).toContain('保额');
      expect(text).not.toContain('保障终止');
      expect(file.content.size).toBeLessThan(60_000);
    });

    test('calls an employee an employee and the employer the insured where the employer is insured', async () => {
      expect(policy.product.line).toBe('employerLiability');
      const text = await textOf(await certificate(sold[0]!.key));
      expect(text).toContain('雇主责任保险雇员凭证');
      expect(text).toContain('投保人/被保险人');
      expect(text).toContain('被保险人为雇主');
    });

    test('calls the person the insured where the person is', async () => {
      const product = server.services.catalogue.products.find(
        ({ line, jump, endorsement }) => line === 'groupAccident' && jump.kind === 'native' && endorsement,
      )!;
      const { agent, orderSn } = await issuedPolicy(server, product, Math.max(product.persons.min, 3));
      const text = await textOf(await agent.ask(personCertificate, { orderSn, key: 1, rosterVersion: 0 }));
      expect(text).toContain('团体保险被保险人凭证');
      expect(text).not.toContain('雇主');
    });

    test('says when and by which endorsement the cover ends, and from when it is that of a joining person', async () => {
      const removed = await textOf(await certificate(sold[4]!.key));
      const joined = await textOf(await certificate(sold[7]!.key, 1));

      expect(removed).toContain(`${coverStart} 00:00 至 ${plusDays(changeDay, -1)} 24:00`);
      expect(removed).toMatch(new RegExp(`保障终止 ${changeDay} 00:00起经批单\\S+移出保障名单`));
      expect(joined).toContain(newcomer(4).name);
      expect(joined).toContain(`${changeDay} 00:00 至 2027-11-30 24:00`);
    });

    test('has a code that the check page answers on each day, with masked names', async () => {
      const text = await textOf(await certificate(sold[4]!.key));
      const today = await checked(text);

      expect(today).toContain(`<dd>${sold[4]!.name.charAt(0)}*`);
      expect(today).not.toContain(sold[4]!.name);
      expect(today).not.toContain(sold[4]!.idNo);
      expect(today).toMatch(new RegExp(`有效，保障尚未开始；将于${changeDay}起经批单\\S+移出`));
      expect(await checkedOn(text, coverStart)).toMatch(/<dd>有效；将于/);
      expect(await checkedOn(text, changeDay)).toMatch(new RegExp(`<dd>不在保障中，已于${changeDay}起经批单\\S+移出`));
      const staying = await textOf(await certificate(sold[0]!.key));
      expect(await checkedOn(staying, changeDay)).toContain('<dd>有效</dd>');
      expect(await checkedOn(staying, '2027-12-01')).toContain('<dd>已到期</dd>');
    });

    test('keeps its code when it is issued again, and has another than every other person', async () => {
      const [one, again, other] = [sold[0]!, sold[0]!, sold[1]!].map(({ key }) => certificate(key));
      const paths = await Promise.all([one!, again!, other!].map(async (file) => pathIn(await textOf(await file))));
      expect(paths[0]).toBe(paths[1]);
      expect(paths[2]).not.toBe(paths[0]);
    });
  });

  describe('of several persons', () => {
    test('come page by page in a zip file, one PDF for each person, in the order of the roster', async () => {
      const [first, second] = [await zipOf({ pageIndex: 1 }), await zipOf({ pageIndex: 2 })];

      expect(first.file.name).toMatch(/^雇员凭证-P\d{12}-.+\.zip$/);
      expect([...first.files.keys(), ...second.files.keys()]).toEqual(
        sold.map(({ name }, index) => `${String(index + 1).padStart(5, '0')}-${name}.pdf`),
      );
      const [, content] = [...second.files].at(-1)!;
      expect(await pdfTextOf(new Blob([content]))).toContain(sold.at(-1)!.name);
    });

    test('can be chosen, and must all be in the roster', async () => {
      const keyList = [sold[3]!.key, sold[4]!.key];
      expect((await zipOf({ keyList })).files.size).toBe(2);
      const later = { orderSn: policy.orderSn, rosterVersion: 1, keyList };
      expect((await policy.agent.send(personCertificates, later)).resCode).toBe(resultCodes.notFound);
      const many = { orderSn: policy.orderSn, rosterVersion: 0, keyList: sold.slice(0, 51).map(({ key }) => key) };
      expect((await policy.agent.send(personCertificates, many)).resCode).toBe(resultCodes.badRequest);
    });
  });

  test('are the owner’s alone, and there are none before the policy', async () => {
    const stranger = await server.signIn();
    const [foreign, none] = [
      await stranger.send(personCertificate, firstPerson(policy.orderSn)),
      await stranger.send(personCertificate, firstPerson(unknownSn)),
    ];
    expect(foreign.resCode).toBe(resultCodes.notFound);
    expect(foreign.body).toBe(none.body);
    expect((await stranger.send(personCertificates, several(policy.orderSn))).body).toBe(
      (await stranger.send(personCertificates, several(unknownSn))).body,
    );
    const { orderSn } = await policy.agent.ask(submitOrder, submissionIn(server, 'unpaid'));
    expect(await policy.agent.send(personCertificate, firstPerson(orderSn))).toMatchObject({
      info: '该订单尚未出具保单',
    });
  });
});
