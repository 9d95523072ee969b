import { creditCodeCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';

/** An invoice of a policy in which nothing was filled in. */
export const blank: Invoice = {
  ...emptyInvoice,
  policyUuid: 'p-1',
  info: { ...emptyInvoice.info, policySn: 'PB1' },
};

/** What is known of the group that buys. */
export const source = {
  groupName: '远山精密机械有限公司',
  groupTaxId: '',
  mergedAmountFen: null,
  totalPremiumFen: 107_000,
};

const body = '91110199MA0TEXT99';

/** A fictional credit code with its right check character. */
export const creditCode = body + creditCodeCheckDigit(body);

/** An ordinary invoice as it begins. */
export const ordinary: Invoice = withDefaults(blank, source);

/** An ordinary invoice with everything that an application needs. */
export const complete: Invoice = {
  ...ordinary,
  receiver: { ...ordinary.receiver, email: 'invoice@example.com' },
};

/** A special invoice with everything that an application needs. */
export const special: Invoice = {
  ...complete,
  type: 'special',
  info: {
    ...complete.info,
    taxId: creditCode,
    taxAddress: '深圳市南山区远山路1号',
    taxPhone: '0755-12345678',
    bankName: '中国银行深圳远山支行',
    bankAccount: '6217 0001 2345 6789',
  },
  receiver: {
    ...complete.receiver,
    name: '孙丹青',
    mobile: '13800138000',
    provinceCode: 440_000,
    cityCode: 441_900,
    address: '远山路1号',
  },
  material: { email: '', items: [{ type: 'taxpayerCertificate', files: ['a.pdf'] }] },
};

/** The invoice with other buyer's data. */
export const withInfo = (changed: Partial<Invoice['info']>, invoice = special): Invoice => ({
  ...invoice,
  info: { ...invoice.info, ...changed },
});
