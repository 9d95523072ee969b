import { counted } from './counted.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import { plural } from './plural.ts';

/** Texts of a quotation. The sheet on the screen, the text for a chat and the PDF of the server use the same texts. */
export interface QuotationMessages {
  readonly title: string;
  readonly quotationSn: string;
  readonly product: string;
  readonly insurer: string;
  readonly groupName: string;
  readonly agent: string;
  readonly createdAt: string;
  readonly validUntil: string;
  readonly ended: (day: string) => string;
  readonly startDate: string;
  readonly duration: string;
  readonly months: (months: number) => string;
  readonly heads: string;
  readonly headCount: (heads: number) => string;
  readonly quantity: string;
  readonly total: string;
  /** Heading of a list of alternatives. The customer chooses one of them. */
  readonly alternatives: string;
  readonly scheme: string;
  /** Text that says which alternative the customer accepted, and when. `name` is empty if there are no alternatives. */
  readonly acceptedOn: (name: string, at: string) => string;
  readonly sampleRates: string;
  readonly plan: string;
  readonly deductible: string;
  readonly payoutRatio: string;
  readonly disabilityTable: string;
  readonly accidentRate: string;
  readonly clauses: string;
  readonly clause: string;
  readonly sumInsured: string;
  /** Text that names the optional clauses which a scheme doesn't include. */
  readonly notInsured: (names: readonly string[]) => string;
  readonly occupations: string;
  readonly occupation: string;
  readonly occupationClass: string;
  readonly classOf: (occupationClass: number) => string;
  readonly unitPremium: string;
  readonly premium: string;
  readonly unpriced: string;
  readonly subject: string;
  readonly area: string;
  readonly squareMetres: (area: number) => string;
  readonly cost: string;
  readonly projectType: string;
  readonly labourType: string;
  readonly qualification: string;
  readonly pools: string;
  readonly poolsOf: (count: number, area: number) => string;
  readonly vehicle: string;
  readonly useAttribute: string;
  readonly seats: string;
  readonly notices: string;
  readonly noticeValidity: (validUntil: string) => string;
  /** Note on what the premium was calculated from: from persons, or from other insured items. */
  readonly noticeBasis: (isPerPerson: boolean) => string;
  readonly noticeNoContract: string;
  readonly noticeSummary: string;
}

export const quotationMessages: MessagePack<QuotationMessages> = messagePack<QuotationMessages>(
  {
    title: '团体保险报价单',
    quotationSn: '报价单号',
    product: '产品',
    insurer: '保险公司',
    groupName: '投保单位',
    agent: '业务员',
    createdAt: '报价时间',
    validUntil: '有效期至',
    ended: (day) => `该报价已于 ${day} 到期，请重新报价`,
    startDate: '起保日期',
    duration: '保险期限',
    months: (months) => (months === 12 ? '1 年' : `${months} 个月`),
    heads: '投保人数',
    headCount: (heads) => counted`${heads} 人`,
    quantity: '投保份数',
    total: '总保费',
    alternatives: '备选方案（任选其一）',
    scheme: '方案',
    acceptedOn: (name, at) => `客户已于 ${at} 接受${name === '' ? '该报价' : `“${name}”`}`,
    sampleRates: '示例费率，仅供演示',
    plan: '计划',
    deductible: '免赔额',
    payoutRatio: '赔付比例',
    disabilityTable: '伤残赔付比例表',
    accidentRate: '出险情况',
    clauses: '保障内容',
    clause: '保障项目',
    sumInsured: '保额',
    notInsured: (names) => `可选，未投保：${names.join('、')}`,
    occupations: '职业与保费',
    occupation: '职业',
    occupationClass: '类别',
    classOf: (occupationClass) => `${occupationClass} 类`,
    unitPremium: '每人保费',
    premium: '保费',
    unpriced: '该方案尚无保费',
    subject: '投保标的',
    area: '面积',
    squareMetres: (area) => counted`${area} ㎡`,
    cost: '工程造价',
    projectType: '工程类型',
    labourType: '用工类型',
    qualification: '施工资质',
    pools: '游泳池',
    poolsOf: (count, area) => counted`${count} 个，每个 ${area} ㎡`,
    vehicle: '车型',
    useAttribute: '使用性质',
    seats: '核定座位数',
    notices: '报价说明',
    noticeValidity: (validUntil) => `本报价有效期至 ${validUntil}，逾期请重新报价。`,
    noticeBasis: (isPerPerson) =>
      `本报价按所列${isPerPerson ? '职业、人数' : '投保标的'}和方案计算；实际投保信息不同的，保费以投保时的计算结果为准。`,
    noticeNoContract: '本报价不是保险合同，也不代表保险公司已同意承保；是否承保及承保条件以保险公司核保结果为准。',
    noticeSummary: '保障内容为摘要，保险责任、责任免除等以保险条款和保险单为准，投保前请仔细阅读。',
  },
  {
    title: 'Group insurance quotation',
    quotationSn: 'Quotation no.',
    product: 'Product',
    insurer: 'Insurer',
    groupName: 'Policyholder',
    agent: 'Agent',
    createdAt: 'Quoted at',
    validUntil: 'Valid until',
    ended: (day) => `This quotation expired on ${day}. Ask for a new one`,
    startDate: 'First day of cover',
    duration: 'Duration',
    months: (months) => (months === 12 ? '1 year' : plural(months, 'month')),
    heads: 'Persons',
    headCount: (heads) => counted`${heads}`,
    quantity: 'Units',
    total: 'Total premium',
    alternatives: 'Alternatives (choose one)',
    scheme: 'Scheme',
    acceptedOn: (name, at) => `Accepted by the customer on ${at}${name === '' ? '' : `: ${name}`}`,
    sampleRates: 'Sample rates, for demonstration only',
    plan: 'Plan',
    deductible: 'Deductible',
    payoutRatio: 'Payout ratio',
    disabilityTable: 'Disability table',
    accidentRate: 'Accident record',
    clauses: 'Cover',
    clause: 'Clause',
    sumInsured: 'Sum insured',
    notInsured: (names) => `Optional, not insured: ${names.join(', ')}`,
    occupations: 'Occupations and premiums',
    occupation: 'Occupation',
    occupationClass: 'Class',
    classOf: (occupationClass) => `${occupationClass}`,
    unitPremium: 'Per person',
    premium: 'Premium',
    unpriced: 'This scheme has no premium yet',
    subject: 'What is insured',
    area: 'Area',
    squareMetres: (area) => counted`${area} m²`,
    cost: 'Contract price',
    projectType: 'Project type',
    labourType: 'Labour type',
    qualification: 'Qualification',
    pools: 'Swimming pools',
    poolsOf: (count, area) => counted`${count} of ${area} m²`,
    vehicle: 'Vehicle',
    useAttribute: 'Use',
    seats: 'Seats',
    notices: 'Please note',
    noticeValidity: (validUntil) => `This quotation is valid until ${validUntil}. After that, ask for a new one.`,
    noticeBasis: (isPerPerson) =>
      `It is calculated from the ${isPerPerson ? 'occupations, headcounts' : 'insured items'} and schemes above. If the application differs, the premium calculated for the application applies.`,
    noticeNoContract:
      'It is neither an insurance contract nor an acceptance by the insurer. Acceptance and its terms depend on underwriting.',
    noticeSummary:
      'The cover is shown in summary. The policy and its clauses, including the exclusions, prevail. Read them before you apply.',
  },
);
