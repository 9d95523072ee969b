import { endorsementLists } from './endorsementLists.ts';
import { endorse, type Change, settingsOf } from './endorsing.ts';
import { refusedWith } from './envelope.ts';
import { expectFields, expectThat, type Fields, firstOf, listOf, objectOf } from './fields.ts';
import type { Policy } from './orderPart.ts';
import { clerk, employerProduct, original, person } from './payloads.ts';
import { needed, type Stage } from './stage.ts';

const base = '/api/conservation';

/** Checks the calls that report whether a policy can be endorsed, and under which conditions. */
async function rules({ book, agent }: Stage, policy: Policy | undefined): Promise<void> {
  const uuid = () => needed('policy', policy).policyUuid;
  await book.check(`GET ${base}/canApplyConservation`, async () => {
    const answer = await agent.tryGet(`${base}/canApplyConservation`, { policyUuid: uuid() });
    expectThat(answer.resCode === '000001', `resCode ${answer.resCode}`);
    const fields = { canFlag: 'any', msg: 'text', isOutproduct: 'any', conservationUrl: 'text' } as const;
    expectFields('the answer', answer.data, fields);
  });
  await book.check(`GET ${base}/config`, async () => {
    objectOf('the configuration', await agent.get(`${base}/config`, { productId: employerProduct }));
  });
  await book.check(`GET ${base}/getSettingsByPolicyUuid`, async () => {
    const query = { policyUuid: uuid(), onlineFlag: '1' };
    objectOf('the settings', await agent.get(`${base}/getSettingsByPolicyUuid`, query));
  });
  await book.check(`POST ${base}/riskLimitConservation`, async () => {
    for (const operationType of ['100', '10', '1']) {
      await agent.postQuery(`${base}/riskLimitConservation`, { policyUuid: uuid(), operationType });
    }
  });
  await book.check(`POST ${base}/downloadConservationExcelNewTemp`, async () => {
    const file = await agent.downloadPosted(`${base}/downloadConservationExcelNewTemp`, { policyUuid: uuid() });
    expectThat(new TextDecoder().decode(file.slice(0, 2)) === 'PK', 'the template is no workbook');
  });
}

/** Checks the calls that a client makes before its request is complete. */
async function beforehand({ book, agent }: Stage, policy: Policy | undefined): Promise<void> {
  const uuid = () => needed('policy', policy).policyUuid;
  await book.check(`POST ${base}/canApplyConservationJobCode`, async () => {
    const conservationJobDTO = { jobCode: clerk.code, jobType: '1', jobDesc: clerk.des };
    const { productCombId } = await settingsOf(agent, uuid());
    const payload = { policyUuid: uuid(), conservationJobDTO, productId: employerProduct, productCombId };
    expectFields('the answer', await agent.post(`${base}/canApplyConservationJobCode`, payload), { canFlag: 'any' });
  });
  await book.check(`POST ${base}/initThirdPremium`, async () => {
    const occupation = { occupationCode: clerk.code, occupationType: '1', num: 2 };
    const { start: conservationStartDateTime, productCombId } = await settingsOf(agent, uuid());
    const updatedPersonOccuInfo = [{ operationType: 100, productCombId, ...occupation }];
    const payload = { policyUuid: uuid(), conservationStartDateTime, updatedPersonOccuInfo };
    objectOf('the premium', await agent.post(`${base}/initThirdPremium`, payload));
  });
}

/**
 * Adds, removes and replaces persons. Verifies and prices each change with the documented calls, and submits it with a
 * call of our own.
 */
async function threeKinds(stage: Stage, policy: Policy | undefined, roster: readonly Fields[]): Promise<string[]> {
  const [first, second] = roster;
  const added = person(11);
  const changes: readonly Change[] = [
    { name: 'add persons (100)', persons: [{ conservationType: 100, ...added }], pays: 'online' },
    { name: 'remove persons (10)', persons: [{ conservationType: 10, ...original(first ?? {}) }], pays: 'nothing' },
    {
      name: 'replace persons (1)',
      persons: [{ conservationType: 1, ...person(12), ...original(second ?? {}) }],
      pays: 'nothing',
    },
    { name: 'add persons by transfer', persons: [{ conservationType: 100, ...person(13) }], pays: 'transfer' },
  ];
  const done: string[] = [];
  for (const change of changes) {
    const uuid = await endorse(stage, policy, change);
    if (uuid !== undefined) done.push(uuid);
  }
  return done;
}

/** Checks that an endorsement with problem persons gets the response 000002. */
async function problemPersons({ book, agent }: Stage, policy: Policy | undefined): Promise<void> {
  await book.check('000002 of an endorsement', async () => {
    const { policyUuid } = needed('policy', policy);
    const { start: conservationStartDatetime, productCombId } = await settingsOf(agent, policyUuid);
    const twice = { conservationType: 100, ...person(21), productCombId };
    const payload = { policyUuid, conservationStartDatetime, person: [twice, twice] };
    const answer = await agent.tryPost(`${base}/verifyPersonsInfo`, payload);
    refusedWith('verifyPersonsInfo', answer, '000002');
    expectThat(listOf('the problem persons', answer.data).length > 0, 'no problem person is listed');
  });
}

/** Checks the list of products whose policies can be endorsed. */
async function products({ book, agent }: Stage): Promise<void> {
  await book.check('GET /api/conservation/pc/getSupportPcConservationProductList', async () => {
    firstOf('the products', await agent.get('/api/conservation/pc/getSupportPcConservationProductList'));
  });
}

/**
 * Checks endorsements (specification 001 §7; there they are called preservation or conservation). Returns the ids of
 * the endorsements that came into force.
 */
export async function endorsementPart(
  stage: Stage,
  policy: Policy | undefined,
  roster: readonly Fields[],
): Promise<readonly string[]> {
  await products(stage);
  await rules(stage, policy);
  await beforehand(stage, policy);
  await problemPersons(stage, policy);
  const done = await threeKinds(stage, policy, roster);
  await endorsementLists(stage, policy, done[0]);
  return done;
}
