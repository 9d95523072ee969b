import { expectThat, type Fields, firstOf, objectOf, textOf } from './fields.ts';
import { pictureNamed } from './filePart.ts';
import { atDesk, payAt, type Policy } from './orderPart.ts';
import { needed, type Stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** A change of persons, which the stranger brings into force. */
export interface Change {
  /** Name of the check for this change. */
  readonly name: string;
  /** The persons in the request: their documented fields, and `conservationType` with its documented codes. */
  readonly persons: readonly Fields[];
  readonly pays: 'online' | 'transfer' | 'nothing';
}

const base = '/api/conservation';

/**
 * Requests the settings of a policy. Returns the first possible effective date of a change, as a date with time, and
 * the id of the policy's first scheme.
 */
export async function settingsOf(
  agent: Visitor,
  policyUuid: string,
): Promise<{ readonly start: string; readonly productCombId: string }> {
  const settings = await agent.get(`${base}/getSettingsByPolicyUuid`, { policyUuid, onlineFlag: '1' });
  const scheme = firstOf('productCombList', objectOf('the settings', settings)['productCombList']);
  return {
    start: `${textOf('the settings', settings, 'earliestStartDate')} 00:00:00`,
    productCombId: textOf('a scheme', scheme, 'productCombId'),
  };
}

const statusOf = async ({ agent }: Stage, conservationUuid: string): Promise<number> =>
  Number(objectOf('it', await agent.get(`${base}/orderDetail`, { conservationUuid }))['status']);

/** Submits an endorsement with a call of our own, because the specification names no call for this. */
async function submitByOwnCall({ agent }: Stage, request: Fields, trial: Fields): Promise<string> {
  const { totalPremium, requestMark } = trial;
  const submissionId = crypto.randomUUID();
  const payload = { submissionId, conservationUuid: '', ...request, totalPremium, requestMark };
  return textOf('it', await agent.post('/api/own/conservation/submit', payload), 'conservationUuid');
}

/** Sends materials with a call of our own. An endorsement with status 10 waits for its materials. */
async function sendMaterialsByOwnCall({ agent }: Stage, conservationUuid: string, picture: string): Promise<void> {
  const materialInfo = [{ type: 'application', fileUrlList: [picture] }];
  await agent.post(`/api/own/conservation/${conservationUuid}/materials`, { materialInfo });
}

async function uploadedPicture({ agent }: Stage, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  return textOf('the picture', await agent.upload('/api/policy/uploadSingleImage', form), 'url');
}

/** Pays the amount due of an endorsement with status 20, online or by transfer. */
async function pay(stage: Stage, conservationUuid: string, pays: Change['pays'], picture: string): Promise<void> {
  const { book, agent } = stage;
  if (pays === 'online') {
    await book.check(`GET ${base}/getPayUrl`, async () => {
      const answer = await agent.get(`${base}/getPayUrl`, { conservationUuid });
      await payAt(stage, textOf('it', answer, 'payUrl'));
    });
  }
  if (pays === 'transfer') {
    await book.check(`GET ${base}/getOutlinePayJson`, async () => {
      objectOf('the transfer', await agent.get(`${base}/getOutlinePayJson`, { conservationUuid }));
    });
    await book.check(`POST ${base}/submitOutlinePayJson`, async () => {
      await agent.post(`${base}/submitOutlinePayJson`, {
        conservationUuid,
        payerName: '远山精密机械有限公司',
        payerBankName: '示例银行',
        payerBankAccount: '6217000123456789',
        payDate: '2026-11-20',
        payVoucherList: [picture],
      });
      expectThat((await statusOf(stage, conservationUuid)) === 21, 'a claimed transfer is not at 21');
      await atDesk(stage, `endorsements/${conservationUuid}`, { reason: 'transferFound' });
    });
  }
}

/** Passes all reviews at the insurer's desk, until the endorsement is in force (status 40). */
async function review(stage: Stage, conservationUuid: string): Promise<void> {
  const passing: Readonly<Record<number, string>> = { 30: 'firstReviewPassed', 31: 'reviewPassed' };
  for (let status = await statusOf(stage, conservationUuid); status !== 40;) {
    const reason = passing[status];
    expectThat(reason !== undefined, `the endorsement stands at ${status}`);
    const path = `endorsements/${conservationUuid}`;
    await atDesk(stage, path, { reason: reason ?? '' }).catch(() => atDesk(stage, path, { reason: 'reviewPassed' }));
    status = await statusOf(stage, conservationUuid);
  }
}

/**
 * Submits an endorsement, sends its materials, pays it and lets it be reviewed. Returns its uuid; undefined if a step
 * fails.
 */
export async function endorse(stage: Stage, policy: Policy | undefined, change: Change): Promise<string | undefined> {
  const { book, agent } = stage;
  return book.check(change.name, async () => {
    const { policyUuid } = needed('policy', policy);
    const { start: conservationStartDatetime, productCombId } = await settingsOf(agent, policyUuid);
    const persons = change.persons.map((entry) => ('insuredName' in entry ? { ...entry, productCombId } : entry));
    const request = { policyUuid, conservationStartDatetime, personInfoList: persons };
    await book.check(`POST ${base}/verifyPersonsInfo`, async () => {
      const payload = { policyUuid, conservationStartDatetime, person: persons };
      await agent.post(`${base}/verifyPersonsInfo`, payload);
    });
    const trial = await book.check(`POST ${base}/calcPremium`, async () =>
      objectOf('the trial', await agent.post(`${base}/calcPremium`, request)),
    );
    const uuid = await submitByOwnCall(stage, request, needed('trial premium', trial));
    const picture = await uploadedPicture(stage, pictureNamed('保全申请书.png'));
    await book.check('an endorsement in progress refuses another', async () => {
      const { canFlag, msg } = objectOf('it', await agent.get(`${base}/canApplyConservation`, { policyUuid }));
      expectThat(!canFlag && msg !== '', 'another endorsement may be begun meanwhile');
    });
    if ((await statusOf(stage, uuid)) === 10) await sendMaterialsByOwnCall(stage, uuid, picture);
    if ((await statusOf(stage, uuid)) === 20) await pay(stage, uuid, change.pays, picture);
    await review(stage, uuid);
    return uuid;
  });
}
