import { counted } from '../../i18n/counted.ts';
import { tenthsOf, percentSavedBy } from '../../i18n/discountWords.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface ProductComparisonMessages {
  readonly title: string;
  readonly allSame: string;
  readonly insurer: string;
  readonly plans: string;
  readonly premiumFrom: string;
  readonly onDemand: string;
  readonly limits: (first: string, last: string) => string;
  readonly optional: (limits: string) => string;
  readonly none: string;
  readonly separator: string;
  readonly deductible: string;
  readonly payoutRatio: string;
  readonly disabilityTable: string;
  readonly discount: string;
  readonly bestDiscount: (heads: number, discount: string) => string;
}

export const messages: MessagePack<ProductComparisonMessages> = messagePack<ProductComparisonMessages>(
  {
    title: '产品对比',
    allSame: '这些产品的各项完全相同',
    insurer: '保险公司',
    plans: '保障计划',
    premiumFrom: '起价（每人每年）',
    onDemand: '按投保信息计算',
    limits: (first, last) => (first === last ? first : `${first} 至 ${last}`),
    optional: (limits) => `可选 ${limits}`,
    none: '不含',
    separator: '、',
    deductible: '免赔额',
    payoutRatio: '赔付比例',
    disabilityTable: '伤残赔付比例表',
    discount: '最高人数折扣',
    bestDiscount: (heads, discount) => counted`${heads} 人起 ${tenthsOf(discount)} 折`,
  },
  {
    title: 'Product comparison',
    allSame: 'The products are the same in every respect',
    insurer: 'Insurer',
    plans: 'Plans',
    premiumFrom: 'From, per person/year',
    onDemand: 'Depends on what is insured',
    limits: (first, last) => (first === last ? first : `${first} to ${last}`),
    optional: (limits) => `Optional, ${limits}`,
    none: 'Not offered',
    separator: ', ',
    deductible: 'Deductible',
    payoutRatio: 'Payout ratio',
    disabilityTable: 'Disability tables',
    discount: 'Highest discount',
    bestDiscount: (heads, discount) => counted`${percentSavedBy(discount)}% off from ${plural(heads, 'person')}`,
  },
);
