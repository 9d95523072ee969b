import { creditCodeCheckDigit } from '../domain/identity/checkDigits.ts';
import { emptyInvoice, type Invoice } from '../domain/invoice/invoice.ts';
import type { InvoiceRule } from '../domain/invoice/invoiceRule.ts';
import { withDefaults } from '../domain/invoice/newInvoice.ts';
import type { Fen } from '../domain/money/fen.ts';
import type { InvoiceListItem } from '../widgets/InvoiceForm/index.ts';

const body = '91110199MA0TEXT99';

/** Maximum amount in fen of an invoice for the sample policy. */
export const invoiceBalanceFen: Fen = 1_070_000;

export const invoiceRule: InvoiceRule = { allowsSpecial: true, requiresTaxPhone: false, requiresMaterial: true };

/** The initial values of an `InvoiceForm`: the applicant's name and tax id, and the maximum amount. */
export const startedInvoice: Invoice = withDefaults(
  {
    ...emptyInvoice,
    productId: '336',
    policyUuid: 'policy-1',
    info: { ...emptyInvoice.info, policySn: 'P202612000001' },
  },
  {
    groupName: '远山精密机械（深圳）有限公司',
    groupTaxId: body + creditCodeCheckDigit(body),
    mergedAmountFen: null,
    totalPremiumFen: invoiceBalanceFen,
  },
);

export const ordinaryInvoice: Invoice = {
  ...startedInvoice,
  receiver: { ...startedInvoice.receiver, email: 'invoice@yuanshan.example' },
};

/** An application with all fields that a special invoice needs. */
export const specialInvoice: Invoice = {
  ...startedInvoice,
  type: 'special',
  info: {
    ...startedInvoice.info,
    taxAddress: '广东省深圳市南山区远山路1号远山大厦18层',
    taxPhone: '0755-12345678',
    bankName: '示例银行深圳远山支行',
    bankAccount: '6217000123456789',
  },
  receiver: {
    ...startedInvoice.receiver,
    name: '孙丹青',
    mobile: '13800138000',
    provinceCode: 440_000,
    cityCode: 440_300,
    districtCode: 440_305,
    provinceName: '广东省',
    cityName: '深圳市',
    districtName: '南山区',
    address: '远山路1号远山大厦18层财务部',
  },
  material: {
    email: '',
    items: [{ type: 'taxpayerCertificate', files: ['https://files.example/一般纳税人资格证明.pdf'] }],
  },
};

/** Invoices of a policy from which persons were removed after the policy was invoiced. */
export const invoicesOfPolicy: readonly [InvoiceListItem, InvoiceListItem, InvoiceListItem] = [
  {
    id: 'invoice-1',
    type: 'ordinary',
    status: 'mailed',
    amountFen: 1_000_000,
    invoiceNo: '00261234567890123456',
    reversedNo: '',
    createdAt: '2026-11-18T02:00:00.000Z',
  },
  {
    id: 'invoice-2',
    type: 'special',
    status: 'materialNeeded',
    amountFen: 70_000,
    invoiceNo: '',
    reversedNo: '',
    createdAt: '2026-11-19T02:00:00.000Z',
  },
  {
    id: 'invoice-3',
    type: 'ordinary',
    status: 'applied',
    amountFen: -123_456,
    invoiceNo: '',
    reversedNo: '00261234567890123456',
    createdAt: '2026-11-20T02:00:00.000Z',
  },
];

/**
 * An application with problems in many fields: an amount above the maximum, invalid numbers, an address that is too
 * long, and no materials.
 */
export const faultyInvoice: Invoice = {
  ...specialInvoice,
  info: {
    ...specialInvoice.info,
    amountFen: invoiceBalanceFen + 1,
    taxId: '911101',
    taxAddress: '双江拉祜族佤族布朗族傣族自治县勐勐镇'.repeat(3),
    taxPhone: '12',
    bankAccount: '12a',
  },
  receiver: { ...specialInvoice.receiver, mobile: '138' },
  material: emptyInvoice.material,
};

/**
 * Returns `invoice` in the state after the application was sent: the status is `applied`. Each field in `changed`
 * replaces that field of the result.
 */
export const appliedInvoice = (changed: Partial<Invoice>, invoice: Invoice = ordinaryInvoice): Invoice => ({
  ...invoice,
  id: 'invoice-1',
  status: 'applied',
  createdAt: '2026-11-20T02:00:00.000Z',
  ...changed,
});
