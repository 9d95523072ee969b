import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import { type InvoiceRule, invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import { taxIdProblems } from '@tuanbao/library/domain/invoice/taxId';
import { MoneyError } from '@tuanbao/library/domain/money/fen';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { invoiceMessages, invoiceProblemText } from '@tuanbao/library/i18n/invoice.messages';
import { describe, expect, it } from 'vitest';

import { creditCode, complete, special, withInfo } from './sampleInvoices.ts';

const body = '91110199MA0TEXT99';

const rule: InvoiceRule = invoiceRuleOf({ invoiceTaxPhone: false });

const problemsOf = (invoice: Invoice, given = rule, balanceFen = 107_000) =>
  invoiceProblems(invoice, given, balanceFen).map(({ path, code }) => `${path} ${code}`);

describe('requirements of an application', () => {
  it('a complete one has no problem, ordinary or special', () => {
    expect(problemsOf(complete)).toEqual([]);
    expect(problemsOf(special)).toEqual([]);
  });

  it('an ordinary one: title, amount and a mail address', () => {
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

  it('a special invoice is not possible for small-scale taxpayers, nor for every product', () => {
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

  it('refuses an invalid balance', () => {
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
    const address = '山'.repeat(43); // The address has 86 bytes; the phone has 13.
    expect(problemsOf(withInfo({ taxAddress: `${address}1` }))).toEqual([]);
    expect(problemsOf(withInfo({ taxAddress: `${address}12` }))).toEqual(['info.taxAddress gbkTooLong']);
    expect(problemsOf(withInfo({ bankName: '银'.repeat(43) }))).toEqual(['info.bankName gbkTooLong']);
    expect(problemsOf(withInfo({ bankName: '银'.repeat(42) }))).toEqual([]);
  });

  it('characters that the tax system does not have are named by field', () => {
    const found = invoiceProblems(withInfo({ taxAddress: '远山𠮷路' }), rule, 107_000);
    expect(found).toEqual([errorAt('info.taxAddress', 'gbkForeign', { position: 3 })]);
  });

  it('a text of 100 kB is only too long', () => {
    expect(problemsOf(withInfo({ title: '山'.repeat(50_000) }))).toEqual(['info.title gbkTooLong']);
  });
});

it('shows the notice of the specification, and names the empty field', () => {
  const { 'zh-CN': zh, 'en-US': en } = invoiceMessages;
  expect(invoiceProblemText(en, errorAt('type', 'smallScaleNoSpecial'))).toBe(
    'Small-scale taxpayers can’t apply for a special invoice',
  );
  expect(invoiceProblemText(zh, errorAt('info.taxId', 'E_REQUIRED'))).toBe('请填写纳税人识别号');
  expect(invoiceProblemText(zh, errorAt('receiver.region', 'E_REQUIRED'))).toBe('请选择收件地区');
  expect(invoiceProblemText(zh, errorAt('info.amountFen', 'amountAboveBalance', { max: '1070.00' }))).toBe(
    '开票金额不能超过可开票余额 ¥1,070.00',
  );
  expect(invoiceProblemText(zh, errorAt('startDate', 'toString'))).toBeNull();
});
