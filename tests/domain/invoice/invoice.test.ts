import { creditCodeCheckDigit, idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { gbkLengthOf } from '@tuanbao/library/domain/invoice/gbkBytes';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceableBalance, mergedAmountOf } from '@tuanbao/library/domain/invoice/invoiceBalance';
import { invoiceProblems, normaliseInvoice, taxIdProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import { type InvoiceRule, invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import { invoiceStatuses, nextInvoiceStatuses, withStatus } from '@tuanbao/library/domain/invoice/invoiceStatus';
import { furtherInvoice, newInvoice, withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';
import { MoneyError } from '@tuanbao/library/domain/money/fen';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { invoiceMessages, invoiceProblemText } from '@tuanbao/library/i18n/invoice.messages';
import { describe, expect, it } from 'vitest';

const subject = { productId: '', policyUuid: 'p-1', orderType: 'order', endorsementUuid: '', policySn: 'PB1' } as const;
const source = { groupName: '远山精密机械有限公司', groupTaxId: '', mergedAmountFen: null, totalPremiumFen: 107_000 };
const body = '91110199MA0TEXT99';
const creditCode = body + creditCodeCheckDigit(body);

const ordinary: Invoice = newInvoice(subject, source);
const complete: Invoice = {
  ...ordinary,
  receiver: { ...ordinary.receiver, email: 'invoice@example.com' },
};
const special: Invoice = {
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

const rule: InvoiceRule = invoiceRuleOf({ invoiceTaxPhone: false });

const problemsOf = (invoice: Invoice, given = rule, balanceFen = 107_000) =>
  invoiceProblems(invoice, given, balanceFen).map(({ path, code }) => `${path} ${code}`);
const withInfo = (changed: Partial<Invoice['info']>, invoice = special): Invoice => ({
  ...invoice,
  info: { ...invoice.info, ...changed },
});

describe('the defaults of the specification', () => {
  it('a new invoice is ordinary, for the group, over the total premium', () => {
    expect(ordinary).toMatchObject({ type: 'ordinary', policyType: 1, middleStatus: 200, status: 'none' });
    expect(ordinary.info).toMatchObject({
      title: '远山精密机械有限公司',
      taxName: '远山精密机械有限公司',
      taxId: '',
      amountFen: 107_000,
      policySn: 'PB1',
    });
  });

  it('the merged amount comes before the total, also where it is nothing, and the tax id from the group in upper case', () => {
    const merged = { ...source, mergedAmountFen: 0, groupTaxId: creditCode.toLowerCase() };
    expect(newInvoice(subject, merged).info).toMatchObject({ amountFen: 0, taxId: creditCode });
  });

  it('what a loaded invoice says stays', () => {
    const loaded = withInfo({ title: '远山', amountFen: 5 }, emptyInvoice);
    expect(withDefaults(loaded, source).info).toMatchObject({ title: '远山', amountFen: 5, taxName: source.groupName });
  });
});

it('a further invoice is for the same buyer and receiver, over what is left, with papers of its own', () => {
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

describe('what an application needs', () => {
  it('a complete one has no problem, ordinary or special', () => {
    expect(problemsOf(complete)).toEqual([]);
    expect(problemsOf(special)).toEqual([]);
  });

  it('an ordinary one: title, amount and a mailbox', () => {
    expect(problemsOf(emptyInvoice)).toEqual([
      'info.amountFen E_REQUIRED',
      'info.title E_REQUIRED',
      'receiver.email E_REQUIRED',
    ]);
  });

  it('a special one: the tax registration, the address and the proof', () => {
    expect(problemsOf({ ...emptyInvoice, type: 'special' })).toEqual(
      [
        ...['amountFen', 'title', 'taxName', 'taxId', 'taxAddress', 'taxPhone', 'bankName', 'bankAccount'].map(
          (field) => `info.${field}`,
        ),
        ...['name', 'mobile', 'region', 'address'].map((field) => `receiver.${field}`),
        'material',
      ].map((path) => `${path} E_REQUIRED`),
    );
  });

  it('a product may ask for the tax phone with every invoice', () => {
    expect(problemsOf(complete, invoiceRuleOf({ invoiceTaxPhone: true }))).toEqual(['info.taxPhone E_REQUIRED']);
  });

  it('a special invoice is not for small-scale taxpayers, nor with every product', () => {
    expect(problemsOf(withInfo({ taxpayerKind: 'smallScale' }))).toEqual(['type smallScaleNoSpecial']);
    expect(problemsOf(special, { ...rule, allowsSpecial: false })).toEqual(['type specialNotAllowed']);
    expect(problemsOf(withInfo({ taxpayerKind: 'smallScale' }, complete))).toEqual([]);
  });

  it.each([
    ['lower case and spaces', `${creditCode.slice(0, 8).toLowerCase()} ${creditCode.slice(8)}`, []],
    ['15 digits of old', '110199123456789', []],
    ['20 characters of a sole trader', '11019919900307001X01', []],
    ['too short', '11019912345678', ['info.taxId taxIdFormat']],
    ['a hyphen', '110199-123456789', ['info.taxId taxIdFormat']],
    ['a wrong check character', `${body}0`, ['info.taxId W_CREDIT_CODE_CHECKSUM']],
    ['half a pair', '\ud800'.repeat(18), ['info.taxId taxIdFormat']],
  ])('tax id: %s', (_case, taxId, expected) => {
    expect(problemsOf(withInfo({ taxId }))).toEqual(expected);
  });

  it('an id number is a tax id', () => {
    const number = '11019919900307001';
    expect(taxIdProblems(number + idCardCheckDigit(number))).toEqual([]);
  });

  it.each([
    [107_000, []],
    [107_001, ['info.amountFen amountAboveBalance']],
    [0, ['info.amountFen amountInvalid']],
    [-1, ['info.amountFen amountInvalid']],
    [0.5, ['info.amountFen amountInvalid']],
    [Number.NaN, ['info.amountFen amountInvalid']],
    [Number.POSITIVE_INFINITY, ['info.amountFen amountInvalid']],
    [1e308, ['info.amountFen amountInvalid']],
  ])('amount %d', (amountFen, expected) => {
    expect(problemsOf(withInfo({ amountFen }, complete))).toEqual(expected);
  });

  it('refuses to count against a balance that is none', () => {
    expect(() => problemsOf(complete, rule, Number.NaN)).toThrow(MoneyError);
  });

  it('phone, account, mobile and mail have a shape', () => {
    const wrong: Invoice = {
      ...withInfo({ taxPhone: '12', bankAccount: '12a' }),
      receiver: { ...special.receiver, mobile: '12', email: 'x' },
      material: { email: 'y', items: [] },
    };
    expect(problemsOf(wrong)).toEqual([
      'info.taxPhone taxPhoneInvalid',
      'info.bankAccount bankAccountInvalid',
      'receiver.mobile E_MOBILE',
      'receiver.email E_EMAIL',
      'material.email E_EMAIL',
    ]);
    expect(problemsOf(withInfo({ taxPhone: '138 0013 8000' }))).toEqual([]);
  });

  it('address and phone, and bank and account, share 100 bytes of GBK', () => {
    const address = '山'.repeat(43); // 86 bytes and the 13 of the phone
    expect(problemsOf(withInfo({ taxAddress: `${address}1` }))).toEqual([]);
    expect(problemsOf(withInfo({ taxAddress: `${address}12` }))).toEqual(['info.taxAddress gbkTooLong']);
    expect(problemsOf(withInfo({ bankName: '银'.repeat(43) }))).toEqual(['info.bankName gbkTooLong']);
    expect(problemsOf(withInfo({ bankName: '银'.repeat(42) }))).toEqual([]);
  });

  it('characters that the tax system does not have are named by place', () => {
    const found = invoiceProblems(withInfo({ taxAddress: '远山𠮷路' }), rule, 107_000);
    expect(found).toEqual([errorAt('info.taxAddress', 'gbkForeign', { position: 3 })]);
  });

  it('a text of 100 kB is only too long', () => {
    expect(problemsOf(withInfo({ title: '山'.repeat(50_000) }))).toEqual(['info.title gbkTooLong']);
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

describe('what may still be invoiced', () => {
  const money = { premiumFen: 100_000, endorsementNetsFen: [20_000, -50_000], invoices: [] };

  it('is the premium and the endorsements, less invoices that count', () => {
    expect(mergedAmountOf(money)).toBe(70_000);
    expect(invoiceableBalance(money)).toBe(70_000);
    const invoices = [
      { amountFen: 30_000, status: 'mailed' },
      { amountFen: 5_000, status: 'applied' },
      { amountFen: 9_000, status: 'failed' },
      { amountFen: 9_000, status: 'none' },
    ] as const;
    expect(invoiceableBalance({ ...money, invoices })).toBe(35_000);
  });

  it('is never below nothing', () => {
    expect(mergedAmountOf({ premiumFen: 10, endorsementNetsFen: [-20] })).toBe(0);
    expect(invoiceableBalance({ ...money, invoices: [{ amountFen: 99_999, status: 'issued' }] })).toBe(0);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, 0.5])('refuses %d', (fen) => {
    expect(() => invoiceableBalance({ ...money, premiumFen: fen })).toThrow(MoneyError);
    expect(() => mergedAmountOf({ premiumFen: 1, endorsementNetsFen: [fen] })).toThrow(MoneyError);
  });
});

describe('the states of an invoice', () => {
  const allowed = new Set(
    `none>applied applied>materialNeeded applied>issued applied>failed materialNeeded>materialSent materialNeeded>failed
     materialSent>materialNeeded materialSent>issued materialSent>failed issued>mailed failed>applied`.split(/\s+/),
  );

  it.each(invoiceStatuses)('%s goes where the table says and nowhere else', (from) => {
    for (const to of invoiceStatuses) {
      const moved = withStatus({ ...special, status: from }, { to });
      expect([to, 'invoice' in moved, nextInvoiceStatuses({ ...special, status: from }).includes(to)]).toEqual([
        to,
        allowed.has(`${from}>${to}`),
        allowed.has(`${from}>${to}`),
      ]);
    }
  });

  it('the middle status travels along, the reason of a failure stays with it', () => {
    const applied = { ...special, status: 'applied' } as const;
    expect(withStatus(applied, { to: 'failed', middleStatus: 300, failMessage: '抬头不符' })).toMatchObject({
      invoice: { status: 'failed', middleStatus: 300, failMessage: '抬头不符' },
    });
    const failed = { ...applied, status: 'failed', failMessage: '抬头不符' } as const;
    expect(withStatus(failed, { to: 'applied' })).toMatchObject({ invoice: { middleStatus: 200, failMessage: '' } });
    expect(withStatus(applied, { to: 'materialNeeded', failMessage: '请补充资格证明' })).toMatchObject({
      invoice: { status: 'materialNeeded', failMessage: '请补充资格证明' },
    });
    expect(withStatus(applied, { to: 'issued', failMessage: '抬头不符' })).toMatchObject({
      invoice: { failMessage: '' },
    });
    expect(withStatus(applied, { to: 'materialNeeded' })).toMatchObject({ invoice: { needsMaterial: true } });
    expect(withStatus(applied, { to: 'issued', middleStatus: Number.NaN })).toMatchObject({
      problem: { code: 'invoiceTransitionRefused' },
    });
  });
});

it('says the notice of the specification, and which field is empty', () => {
  const { 'zh-CN': zh, 'en-US': en } = invoiceMessages;
  expect(invoiceProblemText(en, errorAt('type', 'smallScaleNoSpecial'))).toBe(
    'small-scale taxpayers cannot apply for a special invoice',
  );
  expect(invoiceProblemText(zh, errorAt('info.taxId', 'E_REQUIRED'))).toBe('请填写纳税人识别号');
  expect(invoiceProblemText(zh, errorAt('receiver.region', 'E_REQUIRED'))).toBe('请填写收件地区');
  expect(invoiceProblemText(zh, errorAt('info.amountFen', 'amountAboveBalance', { max: '1070.00' }))).toBe(
    '开票金额不能超过可开票余额1070.00元',
  );
  expect(invoiceProblemText(zh, errorAt('startDate', 'toString'))).toBeNull();
});
