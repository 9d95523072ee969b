import { type Applicant, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantFieldNames, applicantFields, isTextField } from '@tuanbao/library/domain/applicant/applicantFields';
import type { FieldDemand } from '@tuanbao/library/domain/problem/fieldDemand';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { organisationFacts } from '@tuanbao/library/samples/products';
import { expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { applicationPdf } from '../../app/server/documents/applicationPdf.ts';
import { type FactWords, organisationWords } from '../../app/server/documents/organisationWords.ts';
import { pdfTextOf } from '../setup/pdfText.ts';

const { products, industries } = loadCatalogue();
const asking = (demand: FieldDemand): ProductDefinition => {
  const product = products[0]!;
  const facts = Object.fromEntries(['industryCode', ...organisationFacts].map((field) => [field, demand]));
  return { ...product, applicant: { ...product.applicant, fields: { ...product.applicant.fields, ...facts } } };
};
const stated: Partial<Applicant> = {
  industryCode: '6020',
  establishedOn: '2008-03-17',
  legalPersonIdNo: '110199199001150012',
  operatorRelation: 'authorisedAgent',
  companyCategory: 'medium',
  employeeTotal: '1,280 人',
  annualIncome: '86543210.5',
  totalAssets: '120,000,000 元',
  registeredCapital: '50000000',
};
const formWith = async (given: Partial<Applicant>, organisation: readonly FactWords[]) =>
  pdfTextOf(
    await applicationPdf({
      productName: '示例产品',
      insurerName: '示例保险人',
      applicant: { ...emptyApplicant, ...given },
      address: '',
      organisation,
      subjects: [],
      fleet: [],
      startDate: '2026-12-01',
      months: 12,
      heads: 0,
      totalFen: 100_00,
      schemes: [],
      madeAt: new Date('2026-11-20T02:00:00Z'),
      madeOn: '2026-11-20',
      issuer: { name: '示例经纪', licence: '', isPlatform: false },
      isSample: true,
    }),
  );
const formOf = (product: ProductDefinition, given: Partial<Applicant>) =>
  formWith(given, organisationWords(product, { ...emptyApplicant, ...given }, industries));

test('the application form states the data of the organisation in the words and units of the input form', async () => {
  const text = await formOf(asking('optional'), {
    ...stated,
    groupNature: '股份有限公司',
    groupIdNo: '91110199MA0TEXT99X',
    groupIdValidUntil: '2030-06-30',
    landline: '0755-12345678',
    email: 'contact@example.com',
  });

  for (const fact of [
    '投保单位信息',
    '单位性质 股份有限公司',
    '所属行业 快递服务',
    '证件类型 统一社会信用代码',
    '证件有效期 2030-06-30',
    '成立日期 2008-03-17',
    '经办人与单位关系 授权代理人',
    '企业类别 中型企业',
    '员工总数 1,280 人',
    '年营业收入（元） 86,543,210.50',
    '资产总额（元） 120,000,000.00',
    '注册资本（元） 50,000,000.00',
    '固定电话 0755-12345678',
    '电子邮箱 contact@example.com',
  ])
    expect(text).toContain(fact);
});

test('only the ends of the legal representative’s id are shown', async () => {
  const text = await formOf(asking('optional'), stated);

  expect(text).toContain('法定代表人证件号 110***********0012');
  expect(text).not.toContain('110199199001150012');
});

const listed = applicantFieldNames.filter(isTextField).filter((field) => applicantFields[field].print !== 'never');

test.each(listed)('%s is printed as its table says', async (field) => {
  const product = asking('optional');
  const asked = {
    ...product,
    applicant: { ...product.applicant, fields: { ...product.applicant.fields, [field]: 'optional' as const } },
  };
  const value = '1101991500';
  const text = await formOf(asked, { groupIdNo: 'x', [field]: value });

  expect(text).toContain(applicantProblemMessages['zh-CN'].fields[field]);
  // The document groups the digits of numbers with commas, so the commas are removed first.
  expect(text.replaceAll(',', '').includes(value)).toBe(applicantFields[field].print !== 'masked');
});

test('a licence without an end is printed as long-term', async () => {
  expect(await formOf(asking('optional'), { isGroupIdLongTerm: true })).toContain('证件有效期 长期有效');
});

test('a number that is still wrong in the draft is printed as it was typed', async () => {
  const text = await formOf(asking('optional'), { employeeTotal: '约三百', registeredCapital: '5千万' });

  expect(text).toContain('员工总数 约三百');
  expect(text).toContain('注册资本（元） 5千万');
});

test('missing data have no line, and without any data there is no section', async () => {
  const one = await formOf(asking('optional'), { employeeTotal: '320' });
  const none = await formOf(asking('optional'), {});

  expect(one).toContain('投保单位信息 员工总数 320 人 投保单位声明');
  expect(none).not.toContain('投保单位信息');
  expect(none).toContain('投保单位声明');
});

test('fields that the product doesn’t request aren’t printed', async () => {
  expect(await formOf(asking('hidden'), stated)).not.toContain('投保单位信息');
});

test('the declaration is always on the same page as the places for stamp and signature', async () => {
  for (let count = 20; count < 36; count += 1) {
    const rows = Array.from({ length: count }, (_, index): FactWords => [`事实${index}`, '甲']);
    const text = await formWith({}, rows);

    expect(text).toMatch(/投保单位声明 本单位确认\S+ 投保单位盖章 ＿+ 经办人签字 ＿+ 日期 ＿/);
  }
});
