import { ownValue } from '../../domain/record/ownValue.ts';
import { counted } from '../../i18n/counted.ts';
import { isReduction, percentOf, percentSavedBy, tenthsOf } from '../../i18n/discountWords.ts';
import { projectTypeMessages } from '../../i18n/enumerations/projectType.messages.ts';
import { useAttributeMessages } from '../../i18n/enumerations/useAttribute.messages.ts';
import { vehicleDetailMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { formatExactYuan } from '../../i18n/formatExactYuan.ts';
import { formatYuan } from '../../i18n/formatMoney.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';
import { fleetMessages } from '../../i18n/subjects/fleet.messages.ts';

export interface PremiumReceiptMessages {
  readonly title: string;
  readonly sampleRates: string;
  readonly print: string;
  readonly lines: string;
  readonly occupation: string;
  readonly heads: string;
  readonly unitPremium: string;
  readonly premium: string;
  readonly classLine: (occupationClass: number) => string;
  readonly chargedAs: (heads: number) => string;
  readonly unpriced: string;
  readonly stepsOf: (occupationClass: number) => string;
  /**
   * Heading above the steps of a premium that isn't computed per person, as for construction work, vehicles and houses.
   */
  readonly steps: string;
  readonly step: string;
  readonly factor: string;
  readonly result: string;
  readonly total: string;
  readonly sumTimesRate: (sumInsured: number, rate: string) => string;
  readonly flat: (yuan: string) => string;
  readonly months: (months: number) => string;
  readonly payoutRatio: (label: string) => string;
  readonly disability: (label: string) => string;
  readonly accident: (label: string) => string;
  readonly deductible: (label: string) => string;
  readonly plan: (name: string) => string;
  readonly discount: (discount: string) => string;
  readonly roundings: Readonly<Record<string, string>>;
  readonly surcharge: (label: string) => string;
  readonly vehicle: (detail: string) => string;
  /** Name of the step of one vehicle of a fleet. `place` is the position of the vehicle in the fleet, from 1. */
  readonly fleetVehicle: (place: number, detail: string) => string;
  readonly projectType: (type: string) => string;
  readonly useAttribute: (attribute: string) => string;
  readonly quantity: (copies: string) => string;
}

const labelIn = (labels: Readonly<Record<string, string>>, key: string): string => ownValue(labels, key) ?? key;

const inTenThousands = (yuan: number) => (yuan % 10_000 === 0 ? counted`${yuan / 10_000}万` : counted`${yuan}元`);

export const messages: MessagePack<PremiumReceiptMessages> = messagePack<PremiumReceiptMessages>(
  {
    title: '保费明细',
    sampleRates: '示例费率，仅供演示',
    print: '打印',
    lines: '职业与人数',
    occupation: '职业',
    heads: '人数',
    unitPremium: '每人保费',
    premium: '保费小计',
    classLine: (occupationClass) => `${occupationClass} 类职业`,
    chargedAs: (heads) => counted`按 ${heads} 人计费`,
    unpriced: '该方案尚不能计算保费',
    stepsOf: (occupationClass) => `${occupationClass} 类职业每人保费的计算过程`,
    steps: '保费的计算过程',
    step: '步骤',
    factor: '系数或金额',
    result: '结果',
    total: '总保费',
    sumTimesRate: (sumInsured, rate) => `保额 ${inTenThousands(sumInsured)} × ${rate}‰`,
    flat: (yuan) => `固定保费 ${formatExactYuan(yuan)}`,
    months: (months) => (months === 12 ? '保险期限 1 年' : `保险期限 ${months} 个月，短期费率`),
    payoutRatio: (label) => `赔付比例 ${label}`,
    disability: (label) => `伤残赔付比例表 ${label}`,
    accident: (label) => `出险情况 ${label}`,
    deductible: (label) => `免赔额 ${label}`,
    plan: (name) => `计划系数 ${name}`,
    discount: (discount) => (isReduction(discount) ? `人数折扣 ${tenthsOf(discount)} 折` : '人数折扣 无'),
    roundings: { ceil: '向上取整到元', cents: '四舍五入到分', none: '不取整' },
    surcharge: (label) => `附加保费 ${label}`,
    vehicle: (detail) => vehicleDetailMessages['zh-CN'].nameOf(detail),
    fleetVehicle: (place, detail) =>
      `${fleetMessages['zh-CN'].place(place)} ${vehicleDetailMessages['zh-CN'].nameOf(detail)}`,
    projectType: (type) => `工程类型 ${labelIn(projectTypeMessages['zh-CN'], type)}`,
    useAttribute: (attribute) => `使用性质 ${labelIn(useAttributeMessages['zh-CN'], attribute)}`,
    quantity: (copies) => `投保份数 ${copies}`,
  },
  {
    title: 'Premium breakdown',
    sampleRates: 'Sample rates, for demonstration only',
    print: 'Print',
    lines: 'Occupations and headcount',
    occupation: 'Occupation',
    heads: 'Persons',
    unitPremium: 'Per person',
    premium: 'Premium',
    classLine: (occupationClass) => `Class ${occupationClass}`,
    chargedAs: (heads) => counted`charged as ${heads}`,
    unpriced: 'This scheme can’t be priced yet',
    stepsOf: (occupationClass) => `Premium calculation per person, class ${occupationClass}`,
    steps: 'Premium calculation',
    step: 'Step',
    factor: 'Factor or amount',
    result: 'Result',
    total: 'Total premium',
    sumTimesRate: (sumInsured, rate) => `${formatYuan(String(sumInsured))} × ${rate}‰`,
    flat: (yuan) => `Flat premium ${formatExactYuan(yuan)}`,
    months: (months) => (months === 12 ? 'Cover of 1 year' : `Cover of ${plural(months, 'month')}, short-period rate`),
    payoutRatio: (label) => `Payout ratio ${label}`,
    disability: (label) => `Disability table ${label}`,
    accident: (label) => `Accident record ${label}`,
    deductible: (label) => `Deductible ${label}`,
    plan: (name) => `Plan factor ${name}`,
    discount: (discount) =>
      isReduction(discount) ? `Group discount ${percentSavedBy(discount)}% off` : 'No group discount',
    roundings: { ceil: 'Rounded up to the whole yuan', cents: 'Rounded to the fen', none: 'Not rounded' },
    surcharge: (label) => `Surcharge ${label}`,
    vehicle: (detail) => vehicleDetailMessages['en-US'].nameOf(detail),
    fleetVehicle: (place, detail) =>
      `${fleetMessages['en-US'].place(place)} ${vehicleDetailMessages['en-US'].nameOf(detail)}`,
    projectType: (type) => `Project type ${labelIn(projectTypeMessages['en-US'], type)}`,
    useAttribute: (attribute) => `Use ${labelIn(useAttributeMessages['en-US'], attribute)}`,
    quantity: (copies) => `Units ${copies}`,
  },
);

/** Returns the short-period factor in percent, because users know it in this form. */
export const shortPeriodFactor = (rate: string): string => percentOf(rate);
