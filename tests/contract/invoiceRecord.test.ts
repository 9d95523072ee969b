import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { invoiceRecordOf, invoiceWireOf } from '../../app/contract/invoiceBeans.ts';
import { invoiceOfRecord } from '../../app/contract/invoiceRecord.ts';

const invoice: Invoice = {
  id: '7',
  productId: '336',
  policyUuid: 'p-1',
  type: 'special',
  policyType: 1,
  orderType: 'endorsement',
  endorsementUuid: 'e-1',
  status: 'failed',
  middleStatus: 300,
  failMessage: '抬头不符',
  createdAt: '2026-11-20T06:00:00.000Z',
  showsSpecialInvoice: true,
  needsMaterial: true,
  info: {
    amountFen: 10_700_053,
    taxpayerKind: 'smallScale',
    title: '远山精密机械有限公司',
    taxName: '远山精密机械有限公司',
    taxId: '91110199MA0TEXT990',
    taxAddress: '远山路1号',
    taxPhone: '0755-12345678',
    bankName: '远山支行',
    bankAccount: '621700012345',
    policySn: 'PB1',
  },
  receiver: {
    name: '孙丹青',
    mobile: '13800138000',
    email: 'invoice@example.com',
    provinceCode: 440_000,
    cityCode: 440_300,
    districtCode: 440_305,
    provinceName: '广东省',
    cityName: '深圳市',
    districtName: '南山区',
    address: '远山路1号',
  },
  material: { email: 'a@example.com', items: [{ type: 'certificate', files: ['a.pdf', 'b.pdf'] }] },
  express: { company: '顺达', number: 'SD1', payer: '1' },
};

it('travels as beans and as a saved record, and comes back the same', () => {
  expect(invoiceOfRecord(invoiceWireOf(invoice))).toEqual(invoice);
  expect(invoiceOfRecord(JSON.parse(JSON.stringify(invoiceRecordOf(invoice))))).toEqual(invoice);
  expect(invoiceOfRecord(invoiceWireOf(emptyInvoice))).toEqual(emptyInvoice);
});

it('spells the beans as the specification does', () => {
  const wire = invoiceWireOf(invoice);
  expect(Object.keys(wire.invoiceInfoBean)).toEqual(
    'amount taxpaerType taxBankId taxBankName taxId taxName title taxAddress taxTel policySn orderType'.split(' '),
  );
  expect(wire.invoiceInfoBean).toMatchObject({ amount: '107000.53', taxpaerType: '2', orderType: '2' });
  expect(wire).toMatchObject({ invoiceType: 2, orderType: 2, conservationUuid: 'e-1', middleStatus: 300 });
});

describe('records of earlier years', () => {
  it('keep the recipient under other names in the invoice’s own bean', () => {
    const record = {
      invoiceInfo: JSON.stringify({
        billType: '2',
        amount: 107_000.5,
        taxId: 'ma0text99',
        mailAddress: 'old@example.com',
        address: '旧路2号',
        contactPerson: '赵晨曦',
        contactTel: '13900139000',
        province: '广东省',
        provinceCode: '440000',
        city: '深圳市',
        cityCode: '440300',
        zone: '南山区',
        zoneCode: '440305',
      }),
    };
    expect(invoiceOfRecord(record)).toMatchObject({
      type: 'special',
      info: { amountFen: 10_700_050, taxId: 'MA0TEXT99' },
      receiver: {
        email: 'old@example.com',
        address: '旧路2号',
        name: '赵晨曦',
        mobile: '13900139000',
        provinceName: '广东省',
        provinceCode: 440_000,
        cityName: '深圳市',
        cityCode: 440_300,
        districtName: '南山区',
        districtCode: 440_305,
      },
    });
  });

  it('today’s names win over the earlier ones', () => {
    const record = {
      invoiceInfoBean: { contactPerson: '旧' },
      invoiceReceiveBean: { receiveName: '新' },
    };
    expect(invoiceOfRecord(record).receiver.name).toBe('新');
  });
});

describe('unreadable parts are ignored', () => {
  it.each([
    null,
    undefined,
    '',
    '{',
    'x'.repeat(100_000),
    [],
    Number.NaN,
    { invoiceInfo: '{', receiveInfo: '[]', expressInfo: 'null', invoiceType: 9, invoiceStatus: 'applied' },
    { invoiceInfoBean: { amount: 'NaN' }, middleStatus: 'x', policyType: 1e308 },
    { invoiceInfoBean: { amount: 1e308 }, invoiceReceiveBean: { provinceCode: -1, cityCode: 1e308 } },
  ])('%#', (record) => {
    expect(invoiceOfRecord(record)).toEqual(emptyInvoice);
  });

  it('no input makes it throw or invent an amount', () => {
    fc.assert(
      fc.property(fc.anything(), (amount) => {
        const read = invoiceOfRecord({ invoiceInfoBean: { amount }, invoiceMaterialBean: { materialInfo: amount } });
        expect(read.info.amountFen === null || Number.isSafeInteger(read.info.amountFen)).toBe(true);
      }),
    );
  });
});
