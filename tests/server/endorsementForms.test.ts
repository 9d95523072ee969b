import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { EndorsementForm } from '../../app/contract/endorsementDocuments.schema.ts';
import { endorsementForm } from '../../app/contract/endorsementDocuments.ts';
import { conservationDetail } from '../../app/contract/endorsementLists.ts';
import { revealChange, saveEndorsementDraft } from '../../app/contract/endorsementOwnCalls.ts';
import { calcConservationPremium } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import {
  add,
  endorsed,
  type EndorsedPolicyFixture,
  newcomer,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
  startWithPolicy,
} from '../setup/endorsedPolicy.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import type { TestApp } from '../setup/testApp.ts';

describe('forms and looks of an endorsement', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    ({ server, policy } = await startWithPolicy({ heads: 20 }));
  });
  afterAll(() => server.close());

  const textOf = async (conservationUuid: string, form: EndorsementForm) => {
    const { name, content } = await policy.agent.ask(endorsementForm, { conservationUuid, form });
    return { name, text: await pdfTextOf(content) };
  };
  const audited = () =>
    server.database.selectFrom('audit_log').select('subject').where('action', '=', 'revealChange').execute();

  test('are filled in for a draft: policy, applicant, changes, persons, and fields to stamp and sign', async () => {
    const { policyUuid } = policy;
    const [leaver, replaced] = await rosterOf(policy);
    const request = requestOfChanges([add(1), add(2), remove(leaver!), replace(replaced!, 3)]);
    const { netFen } = await policy.agent.ask(calcConservationPremium, { policyUuid, request });
    const saved = await policy.agent.ask(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request });
    const looks = await audited();

    const application = await textOf(saved.conservationUuid, 'application');
    expect(application.name).toMatch(/^保全申请书-.+-远山精密机械有限公司\.pdf$/);
    for (const part of [
      '投保人 远山精密机械有限公司',
      '增员 2 人、减员 1 人、替换 1 人',
      '20 人变更为 21 人',
      `应补 ${formatFen(netFen)}（`,
      newcomer(2).name,
      leaver!.name,
      '投保人盖章',
      '经办人签字',
      '日期',
    ])
      expect(application.text).toContain(part);
    expect(application.text).not.toContain(newcomer(2).idNo);
    expect(application.text).toMatch(/110\*+\d{3}[\dX]/);
    const letter = await textOf(saved.conservationUuid, 'authorisation');
    expect(letter.text).toContain('受托人');
    expect(letter.text).not.toContain(leaver!.name);
    expect(await audited()).toEqual(looks);

    const roster = await textOf(saved.conservationUuid, 'roster');
    for (const idNo of [newcomer(1).idNo, newcomer(3).idNo, leaver!.idNo, replaced!.idNo])
      expect(roster.text).toContain(idNo);
    expect(await audited()).toHaveLength(looks.length + 1);
  });

  test('shows the persons of one change at a time, and writes down each look', async () => {
    const [, corrected, leaver] = await rosterOf(policy);
    const { key: _key, ...data } = corrected!;
    const rename = { kind: 'replace' as const, original: corrected!, person: { ...data, name: `${data.name}安` } };
    const conservationUuid = await endorsed(server, policy, requestOfChanges([rename, remove(leaver!), add(9)]));
    const detail = await policy.agent.ask(conservationDetail, { conservationUuid });
    expect(detail).toMatchObject({ corrections: [0], mailAddress: 'contact@example.com' });
    const looks = await audited();

    expect(await policy.agent.ask(revealChange, { conservationUuid, changeIndex: 0 })).toEqual({
      originalPerson: { insuredName: data.name, insuredIdNo: data.idNo, insuredBirthday: data.birthday },
      insuredPerson: { insuredName: `${data.name}安`, insuredIdNo: data.idNo, insuredBirthday: data.birthday },
    });
    expect(await policy.agent.ask(revealChange, { conservationUuid, changeIndex: 2 })).toMatchObject({
      originalPerson: null,
      insuredPerson: { insuredIdNo: newcomer(9).idNo },
    });
    expect(await audited()).toHaveLength(looks.length + 2);
    const none = await policy.agent.send(revealChange, { conservationUuid, changeIndex: 3 });
    expect(none.resCode).toBe(resultCodes.notFound);
    expect(await audited()).toHaveLength(looks.length + 2);
  });

  test('of a draft count the persons of today, after another endorsement came into force', async () => {
    const { policyUuid } = policy;
    const request = requestOfChanges([add(11)]);
    const draft = await policy.agent.ask(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request });
    await endorsed(server, policy, requestOfChanges([add(12)]));

    const { text } = await textOf(draft.conservationUuid, 'application');
    expect(text).toContain('21 人变更为 22 人');
  });
});
