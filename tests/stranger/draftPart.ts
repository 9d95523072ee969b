import {
  addressFields,
  applicantFields,
  archiveFields,
  draftFields,
  personFields,
  professionFields,
  schemeFields,
} from './documentedFields.ts';
import { refusedWith } from './envelope.ts';
import { expectFields, expectThat, type Fields, firstOf, listOf, objectOf, textOf } from './fields.ts';
import { employerProduct, groupName } from './payloads.ts';
import type { Quoted } from './quotePart.ts';
import { needed, type Stage } from './stage.ts';

const submitted = '/api/tmpOrder/submitTmpOrder';

/** Saves a draft as an unfinished order and opens it again. Returns the id and the opened draft. */
export async function savedAndReopened({ agent }: Stage, order: Fields): Promise<{ id: string; orderInfo: Fields }> {
  const id = textOf('the saved draft', await agent.post(submitted, { orderInfo: order }), 'id');
  const { orderInfo } = objectOf('the opened draft', await agent.get(`/api/tmpOrder/getTmpOrderInfo/${id}`));
  return { id, orderInfo: objectOf('orderInfo', orderInfo) };
}

/** Checks the fields of a reopened draft against specification 000 §3. */
async function draftObjects({ book }: Stage, reopened: Fields | undefined): Promise<void> {
  const reached = () => needed('reopened draft', reopened);
  const applicantOf = () => objectOf('groupApplicant', reached()['groupApplicant']);
  const schemeOf = () => firstOf('schemes', reached()['schemes']);
  await book.check('fields of a draft', async () => expectFields('the draft', reached(), draftFields));
  await book.check('fields of a scheme', async () => expectFields('a scheme', schemeOf(), schemeFields));
  await book.check('fields of a profession', async () => {
    const profession = firstOf('professions', schemeOf()['professions']);
    expectFields('a profession', profession, professionFields);
    expectThat(listOf('personsInfo', profession['personsInfo']).length === 3, 'personsInfo hasn’t the 3 persons');
  });
  await book.check('fields of a person', async () => {
    const persons = reached()['personInfoList'];
    const { birthDay, birthday } = expectFields('a person', firstOf('personInfoList', persons), personFields);
    expectThat(birthDay === birthday, 'birthDay and birthday differ');
  });
  await book.check('fields of the group applicant', async () => {
    expectFields('the applicant', applicantOf(), applicantFields);
    expectFields('the address', applicantOf()['residentAddress'], addressFields);
  });
  await book.check('fields of the archive info', async () => {
    expectFields('archiveInfo', applicantOf()['archiveInfo'], archiveFields);
  });
  await book.check('free odds are 1.25, 1.125 or 1', async () => {
    const { freeOdds } = schemeOf();
    expectThat(Number(freeOdds) === 1.25, `freeOdds is ${JSON.stringify(freeOdds)} where 1.25 was sent`);
  });
}

/** Checks the lists of unfinished orders. */
async function draftLists({ book, agent }: Stage, id: string | undefined): Promise<void> {
  const holds = (list: unknown) => listOf('the list', list).some((row) => objectOf('a row', row)['id'] === id);
  await book.check('GET /api/tmpOrder/queryTmpOrderList', async () => {
    expectThat(holds(await agent.get('/api/tmpOrder/queryTmpOrderList')), 'the saved draft is not in the list');
  });
  const search = '/api/tmpOrder/queryTmpOrderByCondition';
  const query = { pageIndex: 1, pageSize: 4, filterStr: groupName };
  await book.check(`POST ${search}`, async () => {
    const page = objectOf('the page', await agent.post(search, query));
    expectThat(holds(page['list']), 'the saved draft is not found by its group');
  });
  await book.check('pages of lists', async () => {
    const fields = { pageSize: 'number', pageIndex: 'number', total: 'number', filterStr: 'text' } as const;
    expectFields('a page of unfinished orders', await agent.post(search, query), fields);
    expectFields('a page of orders', await agent.post('/api/orderQueryForPc', query), fields);
  });
}

/** Checks an order that is handled offline. */
async function offline({ book, agent }: Stage, order: Fields | undefined): Promise<void> {
  const offlineDataUuid = await book.check('POST /api/tmpOrder/submitOfflineTempOrder', async () => {
    const payload = { orderInfo: needed('priced draft', order) };
    return textOf('it', await agent.post('/api/tmpOrder/submitOfflineTempOrder', payload), 'offlineDataUuid');
  });
  await book.check('GET /api/tmpOrder/getOfflineTempOrderData', async () => {
    needed('offline order', offlineDataUuid);
    firstOf('the offline orders', await agent.get('/api/tmpOrder/getOfflineTempOrderData'));
  });
  await book.check('GET /api/tmpOrder/getOfflineTempOrderDetail', async () => {
    const query = { offlineDataUuid: needed('offline order', offlineDataUuid) };
    const detail = objectOf('it', await agent.get('/api/tmpOrder/getOfflineTempOrderDetail', query));
    expectThat(objectOf('orderInfo', detail['orderInfo'])['productId'] === employerProduct, 'another product');
  });
}

/** Checks an order that the back office prepares from an unfinished order. The back office is the sandbox's desk. */
async function prepared({ book, agent, port }: Stage, draftId: string | undefined): Promise<void> {
  const taskId = await book.check('GET /api/customOrder/getById/{id}', async () => {
    const desk = `${port.origin}/sandbox/backOffice`;
    await port.send(`${desk}/${needed('saved draft', draftId)}`, { method: 'POST' });
    const page = await (await port.send(desk, { method: 'GET' })).text();
    const id = /\/writeByAdmin\/[^/"]+\/[^/"]+\/([^/"]+)"/.exec(page)?.[1] ?? '';
    objectOf('the prepared order', await agent.get(`/api/customOrder/getById/${id}`));
    return id;
  });
  await book.check('POST /api/adm/updateControlInfo', async () => {
    const payload = { id: needed('prepared order', taskId), status: 'opened', orderSn: '' };
    await agent.post('/api/adm/updateControlInfo', payload);
  });
}

/**
 * Checks unfinished and offline orders (specification 001 §7). Returns the draft after it was saved and opened again;
 * undefined if this fails.
 */
export async function draftPart(stage: Stage, quoted: Quoted | undefined): Promise<Fields | undefined> {
  const { book, agent } = stage;
  const order = quoted?.order;
  const id = await book.check(`POST ${submitted}`, async () =>
    textOf('it', await agent.post(submitted, { orderInfo: needed('priced draft', order) }), 'id'),
  );
  const reopened = await book.check('GET /api/tmpOrder/getTmpOrderInfo/{id}', async () => {
    const opened = await agent.get(`/api/tmpOrder/getTmpOrderInfo/${needed('saved draft', id)}`);
    return objectOf('orderInfo', objectOf('the opened draft', opened)['orderInfo']);
  });
  await draftObjects(stage, reopened);
  await book.check('a reopened draft is saved again as it came', async () => {
    const again = await savedAndReopened(stage, needed('reopened draft', reopened));
    const others = Object.keys({ ...reopened, ...again.orderInfo }).filter(
      (name) => JSON.stringify(again.orderInfo[name]) !== JSON.stringify(reopened?.[name]),
    );
    expectThat(others.length === 0, `${others.join(', ')} came back otherwise`);
  });
  await draftLists(stage, id);
  await offline(stage, order);
  await prepared(stage, id);
  await book.check('POST /api/tmpOrder/delTmpOrderInfo', async () => {
    await agent.post('/api/tmpOrder/delTmpOrderInfo', { id: needed('saved draft', id) });
    const gone = await agent.tryGet(`/api/tmpOrder/getTmpOrderInfo/${String(id)}`);
    refusedWith('a deleted draft', gone, gone.resCode === '000001' ? 'a refusal' : gone.resCode);
  });
  return reopened;
}
