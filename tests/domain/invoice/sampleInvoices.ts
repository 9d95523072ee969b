import { creditCodeCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';

/** An invoice of a policy, in which the user has entered nothing. */
export const blank: Invoice = {
  ...emptyInvoice,
  policyUuid: 'p-1',
  info: { ...emptyInvoice.info, policySn: 'PB1' },
};

/** Data of the applicant (the group). */
export const source = {
  groupName: '远山精密机械有限公司',
  groupTaxId: '',
  mergedAmountFen: null,
  totalPremiumFen: 107_000,
};

const body = '91110199MA0TEXT99';

/** A fictional credit code with a correct check character. */
export const creditCode = body + creditCodeCheckDigit(body);

/** An ordinary invoice with its default values. */
export const ordinary: Invoice = withDefaults(blank, source);

/** An ordinary invoice with all required fields of an application. */
export const complete: Invoice = {
  ...ordinary,
  receiver: { ...ordinary.receiver, email: 'invoice@example.com' },
};

/** A special invoice with all required fields of an application. */
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

/** Returns the invoice with changed data of the buyer. */
export const withInfo = (changed: Partial<Invoice['info']>, invoice = special): Invoice => ({
  ...invoice,
  info: { ...invoice.info, ...changed },
});
