import { expectFields, firstOf, listOf, objectOf, textOf } from './fields.ts';
import type { Policy } from './orderPart.ts';
import { person } from './payloads.ts';
import { needed, type Stage } from './stage.ts';

const base = '/api/conservation';

/** Checks lists, details and certificates of endorsements, and the deletion of a draft. */
export async function endorsementLists(
  { book, agent }: Stage,
  policy: Policy | undefined,
  done: string | undefined,
): Promise<void> {
  const uuid = () => needed('policy', policy).policyUuid;
  const page = { pageIndex: 1, pageSize: 4, filterStr: '' };
  await book.check(`POST ${base}/queryConservationStatusNum`, async () => {
    objectOf('the numbers', await agent.post(`${base}/queryConservationStatusNum`, {}));
  });
  await book.check(`POST ${base}/queryConservationPolicyList`, async () => {
    const list = objectOf('the page', await agent.post(`${base}/queryConservationPolicyList`, page))['list'];
    expectFields('an endorsement', firstOf('the list', list), { status: 'number', coarseStatus: 'number' });
  });
  await book.check(`GET ${base}/queryConservationListByPolicy`, async () => {
    firstOf('the list', await agent.get(`${base}/queryConservationListByPolicy`, { policyUuid: uuid() }));
  });
  await book.check(`GET ${base}/orderDetail`, async () => {
    const detail = await agent.get(`${base}/orderDetail`, { conservationUuid: needed('endorsement', done) });
    listOf('personInfoList', objectOf('the endorsement', detail)['personInfoList']);
  });
  await book.check('org fields of an endorsed person', async () => {
    const detail = await agent.get(`${base}/orderDetail`, { conservationUuid: needed('endorsement', done) });
    expectFields('a changed person', firstOf('them', objectOf('the endorsement', detail)['personInfoList']), {
      orgInsuredName: 'text',
      orgInsuredIdType: 'code',
      orgInsuredIdNo: 'text',
      orgInsuredSex: 'code',
      orgBirthDay: 'text',
      orgOccupationCode: 'text',
      orgOccupationDesc: 'text',
      orgOccupationType: 'code',
    });
  });
  await book.check(`GET ${base}/sendECertificateMail`, async () => {
    const query = { conservationUuid: needed('endorsement', done), emailAddress: 'hr@example.com' };
    await agent.get(`${base}/sendECertificateMail`, query);
  });
  await book.check('GET /api/tempConservation/delete/{id}', async () => {
    // The draft is saved with a call of our own, because the specification names no call that saves it.
    const own = { conservationUuid: '', version: 0, policyUuid: uuid(), conservationStartDatetime: '' };
    const draft = { ...own, personInfoList: [{ conservationType: 100, ...person(31) }] };
    const id = textOf('the draft', await agent.post('/api/own/conservation/save', draft), 'conservationUuid');
    await agent.get(`/api/tempConservation/delete/${id}`);
  });
}
