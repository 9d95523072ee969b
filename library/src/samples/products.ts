import type { ApplicantField } from '../domain/applicant/applicant.ts';
import { applicantFieldNames, applicantFields } from '../domain/applicant/applicantFields.ts';
import type { Clause, ProductDefinition } from '../domain/product/productDefinition.ts';
import type { ProductSummary } from '../domain/product/productSummary.ts';
import { productSummaryOf } from '../domain/rating/productSummaryOf.ts';
import { defineProduct } from '../products/defineProduct.ts';

const sums = (...tenThousands: number[]) =>
  tenThousands.map((amount) => ({ sumInsured: amount * 10_000, label: `${amount}万` }));

const deathAndDisability: Clause = {
  code: 'ELDEATH',
  name: '死亡伤残责任',
  kind: 'main',
  isOptional: false,
  options: sums(30, 50, 80),
  ratesPerMille: { 1: '0.31', 2: '0.42', 3: '0.66', 4: '1.12', 5: '1.73' },
};

const medical: Clause = {
  code: 'ELMED',
  name: '工伤医疗费用责任',
  kind: 'addOn',
  isOptional: true,
  options: sums(3, 5, 8),
  ratesPerMille: { 1: '1.2', 2: '1.6', 3: '2.4', 4: '3.9', 5: '5.8' },
};

const workplace: Clause = {
  code: 'ELPLACE',
  name: '经营场所内突发疾病身故责任',
  kind: 'placeDuty',
  isOptional: true,
  options: sums(10, 20),
  ratesPerMille: { 1: '0.2', 2: '0.2', 3: '0.25', 4: '0.3', 5: '0.35' },
};

const thirdParty: Clause = {
  code: 'ELTHIRD',
  name: '经营场所第三者责任',
  kind: 'placeDuty',
  isOptional: true,
  options: sums(20, 50),
  ratesPerMille: { 1: '0.08', 2: '0.08', 3: '0.12', 4: '0.15', 5: '0.2' },
};

/** Fields of an organisation that only some products request. */
export const organisationFacts: readonly ApplicantField[] = applicantFieldNames.filter(
  (field) => applicantFields[field].recap === 'filled' && field !== 'industryCode',
);

/** The sample product, still with the initial occupation and the endorsement rule of its family. */
const ofFamily = defineProduct({
  family: 'employerLiability',
  id: '99901',
  version: 3,
  name: '安工雇主责任险（示例版）',
  summary: '员工工作期间意外伤残、医疗一张保单，3 人起投，次日起保',
  insurer: { code: 'SAMPLE-P', name: '示例财产保险股份有限公司' },
  tags: ['雇主责任', '次日生效'],
  badges: ['热销'],
  plans: [
    { code: 'BASIC', name: '基础计划', rate: '1', clauses: [deathAndDisability, medical] },
    {
      code: 'PLUS',
      name: '尊享计划',
      rate: '1.05',
      clauses: [deathAndDisability, { ...medical, isOptional: false }, workplace, thirdParty],
    },
  ],
  deductibles: [
    { code: 'D0', label: '0 元', rate: '1.1' },
    { code: 'D100', label: '100 元', rate: '1' },
    { code: 'D500', label: '500 元', rate: '0.92' },
  ],
  disabilityTables: [
    { code: 'T1', label: '表一', rate: '1', percentages: [100, 80, 70, 60, 50, 40, 30, 20, 10, 5] },
    { code: 'T2', label: '表二', rate: '0.928', percentages: [100, 80, 65, 55, 45, 25, 15, 10, 4, 1] },
    { code: 'T3', label: '表三', rate: '1.082', percentages: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10] },
  ],
  discountTiers: [
    { minPersons: 1, maxPersons: 9, discount: '1' },
    { minPersons: 10, maxPersons: 49, discount: '0.95' },
    { minPersons: 50, maxPersons: null, discount: '0.9' },
  ],
  persons: { min: 3, max: 100_000 },
  occupation: { classes: '111110' },
  applicant: {
    fields: {
      groupIdValidUntil: 'optional',
      landline: 'hidden',
      operatorRelation: 'hidden',
      employeeTotal: 'hidden',
    },
    natures: ['国有', '集体', '私营', '有限责任公司', '股份有限公司', '事业单位'],
  },
  documents: [{ name: '雇主责任保险条款（示例）', url: '/documents/sample-employer-liability.pdf' }],
});
const { first: _first, ...occupation } = ofFamily.occupation;
const { endorsement: _endorsement, ...withoutEndorsement } = ofFamily;

/**
 * A fictional employer-liability product with two plans, four clauses, and options for every factor of the family.
 * Unlike its family, it allows no endorsements, and new schemes begin without an occupation.
 */
export const employerLiability: ProductDefinition = { ...withoutEndorsement, occupation };

/** The product `employerLiability` in the form in which a list shows it. */
export const employerLiabilityListing: ProductSummary = productSummaryOf(employerLiability);

/**
 * Products with the special cases of a product card: a long name, no price, no badge, rates that aren't sample data,
 * and earnings of the agent.
 */
export const productListings: readonly ProductSummary[] = [
  employerLiabilityListing,
  {
    ...employerLiabilityListing,
    id: '99902',
    name: '新就业形态从业人员及灵活用工人员综合雇主责任保障计划（含骑手、网约车司机、家政服务人员专属版）',
    summary: '',
    insurer: { code: 'SAMPLE-Q', name: '某某某某某某财产保险股份有限公司上海自贸试验区分公司' },
    tags: ['雇主责任', '灵活用工', '高风险职业', '按月缴费'],
    badges: ['新品', '可人工核保', '电子发票'],
    premiumFrom: '1280.5',
    isSample: false,
    earnings: { percent: '12.5', rewards: 3 },
  },
  {
    ...employerLiabilityListing,
    id: '99903',
    name: '筑安建筑工程团体意外险',
    summary: '按工程造价计费，不记名',
    line: 'construction',
    tags: ['建筑工程'],
    badges: [],
    jump: { kind: 'offline', address: 'https://insurer.example/offline/99903' },
    premiumFrom: null,
  },
];
