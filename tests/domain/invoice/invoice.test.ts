import { gbkLengthOf } from '@tuanbao/library/domain/invoice/gbkBytes';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { normaliseInvoice } from '@tuanbao/library/domain/invoice/invoiceFields';
import { furtherInvoice, withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';
import { describe, expect, it } from 'vitest';

import { blank, source, creditCode, ordinary, special, withInfo } from './sampleInvoices.ts';

describe('the defaults of the specification', () => {
  it('a new invoice is ordinary, for the group, about the total premium', () => {
    expect(ordinary).toMatchObject({ type: 'ordinary', policyType: 1, middleStatus: 200, status: 'none' });
    expect(ordinary.info).toMatchObject({
      title: '远山精密机械有限公司',
      taxName: '远山精密机械有限公司',
      taxId: '',
      amountFen: 107_000,
      policySn: 'PB1',
    });
  });

  it('the merged amount is preferred to the total, also if it is 0, and the tax id of the group is in upper case', () => {
    const merged = { ...source, mergedAmountFen: 0, groupTaxId: creditCode.toLowerCase() };
    expect(withDefaults(blank, merged).info).toMatchObject({ amountFen: 0, taxId: creditCode });
  });

  it('values of a loaded invoice stay', () => {
    const loaded = withInfo({ title: '远山', amountFen: 5 }, emptyInvoice);
    expect(withDefaults(loaded, source).info).toMatchObject({ title: '远山', amountFen: 5, taxName: source.groupName });
  });
});

it('a further invoice is for the same buyer and receiver, about the rest, with its own materials', () => {
  const mailed: Invoice = {
    ...special,
    id: 'i-1',
    status: 'mailed',
    express: { company: '快递', number: '1', payer: '1' },
  };
  const further = furtherInvoice(mailed, 2_000);

  expect(further).toEqual({
    ...special,
    info: { ...special.info, amountFen: 2_000 },
    material: emptyInvoice.material,
  });
});

it('is stored with the tax id in upper case and numbers without spaces', () => {
  const { info, receiver } = normaliseInvoice({
    ...withInfo({ taxId: ' ma0text99 ', bankAccount: '6217-0001 2345' }),
    receiver: { ...special.receiver, mobile: '+86 138-0013-8000', name: '孙 丹青' },
  });
  expect(info).toMatchObject({ taxId: 'MA0TEXT99', bankAccount: '621700012345' });
  expect(receiver).toMatchObject({ mobile: '13800138000', name: '孙丹青' });
});

describe('the length of a text in GBK', () => {
  it.each([
    ['', 0, 0],
    ['aZ9 -', 5, 0],
    ['远山', 4, 0],
    ['（Ａ）', 6, 0],
    ['鎔龥朱', 6, 0],
    ['〇', 2, 0],
    ['€', 1, 0],
    ['é', 2, 0],
    ['ñ', 2, 1],
    ['𠮷', 2, 1],
    ['a😀', 3, 2],
    ['\ud800', 2, 1],
    ['\ue000', 2, 1],
    ['㐀', 2, 1],
  ])('%j: %d bytes', (text, bytes, foreignAt) => {
    expect(gbkLengthOf(text)).toEqual({ bytes, foreignAt });
  });

  it('takes all 20,902 Chinese characters of the first standard', () => {
    const all = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    expect(gbkLengthOf(all)).toEqual({ bytes: 2 * 20_902, foreignAt: 0 });
  });
});
