import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { policyDocument } from '../../app/contract/documents.ts';
import { conservationDetail } from '../../app/contract/endorsementLists.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  endorsed,
  issuedPolicy,
  newcomer,
  productWhere,
  remove,
  requestOfChanges,
  rosterOf,
} from '../setup/endorsedPolicy.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('the e-policy after endorsements', (openDatabase) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
  });
  afterAll(() => server.close());

  test('has roster, heads and premium of the day, and the past and future changes', async () => {
    const policy = await issuedPolicy(
      server,
      productWhere(server, ({ endorsement }) => endorsement.review === 'single' && endorsement.kinds.length === 3),
      5,
      await server.signIn('13800138000'),
    );
    const [leaver] = await rosterOf(policy);
    const joiner = newcomer(7, { name: '欧阳丹青' });
    const uuids = [
      await endorsed(server, policy, requestOfChanges([{ kind: 'add', person: joiner }, remove(leaver!)])),
      await endorsed(server, policy, requestOfChanges([add(8)])),
    ];
    let changeFen = 0;
    for (const conservationUuid of uuids)
      changeFen += (await policy.agent.ask(conservationDetail, { conservationUuid })).netFen;
    const read = async (client: TestClient) => {
      const text = await pdfTextOf((await client.ask(policyDocument, { policyUuid: policy.policyUuid })).content);
      return { text, roster: text.slice(text.indexOf('雇员清单 序号')) };
    };
    const before = await read(policy.agent);
    await server.clock.moveBy(11 * 86_400_000);
    const after = await read(await server.signIn('13800138000'));
    await server.clock.moveBy(-11 * 86_400_000);

    expect(before.text.match(/PD\d{18}/g)).toHaveLength(2);
    expect(before.text.match(/（待生效）/g)).toHaveLength(2);
    expect(before.text).toContain('投保人数 5 人');
    expect(before.text).toContain(`保费 ${formatFen(policy.totalFen)}（`);
    expect(before.text).not.toContain('当前保费');
    expect(before.roster).toContain(leaver!.name);
    expect(before.roster).not.toContain('欧阳丹青');
    expect(after.text).toContain('保全记录');
    expect(after.text).not.toContain('待生效');
    expect(after.text).toContain('投保人数 6 人');
    expect(changeFen).toBeGreaterThan(0);
    expect(after.text).toContain(`承保时保费 ${formatFen(policy.totalFen)} `);
    expect(after.text).toContain(`保全保费变动 ${formatFen(changeFen)} `);
    expect(after.text).toContain(`当前保费 ${formatFen(policy.totalFen + changeFen)}（`);
    expect(after.roster).toContain('欧阳丹青');
    expect(after.roster).not.toContain(leaver!.name);
  });
});
