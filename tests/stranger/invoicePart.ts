import { invoiceFields, invoiceInfoFields, invoiceReceiveFields, invoiceRecordFields } from './documentedFields.ts';
import { expectFields, expectThat, type Fields, objectOf, textOf } from './fields.ts';
import { atDesk, type Policy, soldPolicy } from './orderPart.ts';
import { address, groupCardId, groupName } from './payloads.ts';
import { needed, type Stage } from './stage.ts';

const info = '/api/invoice/getInvoiceInfo';
const save = '/api/invoice/saveInvoiceInfo';

/** Receiver of a printed invoice. The region has codes and names. */
const receiver = {
  provinceCode: address['provinceCode'],
  cityCode: address['cityCode'],
  districtCode: address['districtCode'],
  provinceName: address['provinceName'],
  cityName: address['cityName'],
  districtName: address['districtName'],
  receiveAddress: '科技园示例路1号',
  receiveEmail: 'invoice@example.com',
  receiveMobile: '13712345678',
  receiveName: '许清和',
};

/** Returns the application for an invoice, with exactly the fields that specification 001 §7 names. */
function application(policyUuid: string, invoiceType: number, loaded: Fields): Fields {
  const amount = loaded['mergeInvoiceAmount'] || loaded['totalPremium'];
  return {
    invoiceInfoBean: {
      amount,
      taxpaerType: '1',
      taxBankId: invoiceType === 2 ? '6217000123456789' : '',
      taxBankName: invoiceType === 2 ? '示例银行' : '',
      taxId: groupCardId.toLowerCase(),
      taxName: groupName,
      title: groupName,
      taxAddress: invoiceType === 2 ? '科技园示例路1号' : '',
      taxTel: '0755-12345678',
      policySn: '',
      orderType: '1',
    },
    invoiceMaterialBean: { emailAddress: invoiceType === 2 ? 'hr@example.com' : '', materialInfo: [] },
    invoiceReceiveBean: receiver,
    invoiceType,
    policyType: 1,
    policyUuid,
    id: '',
    orderType: 1,
  };
}

const parsed = (record: Fields, name: string): unknown => JSON.parse(textOf('the record', record, name));

/** Checks the invoice record before and after an application (specification 000 §3, Invoice). */
async function ordinary(stage: Stage, policy: Policy | undefined): Promise<void> {
  const { book, agent, port } = stage;
  const load = async () => {
    const { policyUuid } = needed('policy', policy);
    return objectOf('the invoice', await agent.get(info, { policyUuid, orderType: '1' }));
  };
  const loaded = await book.check(`GET ${info}`, load);
  await book.check('fields of an invoice', async () => {
    const record = expectFields('the invoice', loaded, invoiceFields);
    expectThat(Number(record['invoiceType']) === 1, 'invoiceType doesn’t begin with 1');
    expectThat(Number(record['policyType']) === 1, 'policyType doesn’t begin with 1');
    expectThat(Number(record['middleStatus']) === 200, 'middleStatus doesn’t begin with 200');
  });
  await book.check('an invoice begins with the group, its tax id and the premium', async () => {
    const record = expectFields('the invoice', loaded, { groupName: 'text', groupInvoiceInfoAssist: 'object' });
    expectThat(record['groupName'] === groupName, 'groupName is another');
    const { taxId } = objectOf('groupInvoiceInfoAssist', record['groupInvoiceInfoAssist']);
    expectThat(taxId === groupCardId, `the tax id of groupInvoiceInfoAssist is ${String(taxId)}`);
    const amount = record['mergeInvoiceAmount'] || record['totalPremium'];
    expectThat(Number(amount) > 0, 'neither mergeInvoiceAmount nor totalPremium has an amount');
  });
  const applied = await book.check(`POST ${save}`, async () => {
    const { policyUuid } = needed('policy', policy);
    return objectOf('it', await agent.post(save, application(policyUuid, 1, needed('loaded invoice', loaded))));
  });
  await book.check('saved group invoice record', async () => {
    needed('application', applied);
    const record = expectFields('the record', await load(), invoiceRecordFields);
    const bean = expectFields('invoiceInfo', parsed(record, 'invoiceInfo'), invoiceInfoFields);
    expectThat(bean['taxId'] === groupCardId, 'taxId isn’t in upper case');
    expectFields('receiveInfo', parsed(record, 'receiveInfo'), invoiceReceiveFields);
    const express = { expressCompanyName: 'text', expressNO: 'text', expressPayType: 'any' } as const;
    expectFields('expressInfo', parsed(record, 'expressInfo'), express);
    const material = { emailAddress: 'text', materialInfo: 'list' } as const;
    expectFields('specialInvoiceMaterial', parsed(record, 'specialInvoiceMaterial'), material);
  });
  await book.check('GET /api/invoice/sendEInvoiceEmail', async () => {
    const { policyUuid } = needed('policy', policy);
    const id = textOf('the application', needed('application', applied), 'id');
    await atDesk(stage, `invoices/${id}`, { reason: 'issued' });
    const query = { policyUuid, orderType: '1', emailAddress: 'hr@example.com' };
    await agent.get('/api/invoice/sendEInvoiceEmail', query);
    await port.settle();
  });
}

/** Checks a special VAT invoice. The insurer requires materials for it. */
async function special(stage: Stage, draft: Fields | undefined, picture: string | undefined): Promise<void> {
  const { book, agent } = stage;
  const policy = await book.check('a second policy', () => soldPolicy(stage, needed('draft', draft)));
  await book.check('GET /api/invoice/sendInvoiceMaterialEmail', async () => {
    const { policyUuid } = needed('second policy', policy);
    await agent.get('/api/invoice/sendInvoiceMaterialEmail', { emailAddress: 'hr@example.com', policyUuid });
  });
  await book.check('POST /api/invoice/updateInvoiceMaterialBean', async () => {
    const { policyUuid } = needed('second policy', policy);
    const loaded = objectOf('the invoice', await agent.get(info, { policyUuid, orderType: '1' }));
    const applied = await agent.post(save, application(policyUuid, 2, loaded));
    await atDesk(stage, `invoices/${textOf('it', applied, 'id')}`, { reason: 'materialDemanded', note: '请补充' });
    const materialInfo = [{ type: 'taxpayerCertificate', fileUrlList: [needed('uploaded picture', picture)] }];
    const invoiceMaterialBean = { emailAddress: '', materialInfo };
    await agent.post('/api/invoice/updateInvoiceMaterialBean', { policyUuid, orderType: 1, invoiceMaterialBean });
  });
  await book.check('a small-scale taxpayer gets no special invoice', async () => {
    const { policyUuid } = await soldPolicy(stage, needed('draft', draft));
    const loaded = objectOf('the invoice', await agent.get(info, { policyUuid, orderType: '1' }));
    const written = application(policyUuid, 2, loaded);
    const bean = { ...objectOf('it', written['invoiceInfoBean']), taxpaerType: '2' };
    const answer = await agent.tryPost(save, { ...written, invoiceInfoBean: bean });
    expectThat(answer.resCode === '006004', `it was answered ${answer.resCode}`);
    expectThat(answer.info.includes('小规模纳税人'), `it was refused with “${answer.info}”`);
  });
}

/** Checks invoices (specification 001 §7). */
export async function invoicePart(
  stage: Stage,
  {
    policy,
    draft,
    picture,
    endorsement,
  }: {
    readonly policy: Policy | undefined;
    readonly draft: Fields | undefined;
    readonly picture: string | undefined;
    readonly endorsement: string | undefined;
  },
): Promise<void> {
  await ordinary(stage, policy);
  await special(stage, draft, picture);
  await stage.book.check('an invoice of an endorsement by conservationUuid', async () => {
    const { policyUuid } = needed('policy', policy);
    const query = { policyUuid, orderType: '2', conservationUuid: needed('endorsement', endorsement) };
    expectFields('the invoice', await stage.agent.get(info, query), invoiceFields);
  });
}
