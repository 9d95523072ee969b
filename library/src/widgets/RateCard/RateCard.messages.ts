import { counted } from '../../i18n/counted.ts';
import { percentSavedBy, tenthsOf } from '../../i18n/discountWords.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface RateCardMessages {
  readonly premiums: string;
  readonly tiers: string;
  readonly unit: string;
  readonly occupationClass: (occupationClass: number) => string;
  readonly perSeat: string;
  readonly perVehicle: string;
  readonly pool: (above: number, upTo: number | null) => string;
  readonly houseAreas: { readonly 1: string; readonly 501: string };
  readonly area: (squareMetres: number) => string;
  readonly works: (millions: number) => string;
  readonly separator: string;
  readonly heads: string;
  readonly headsRange: (min: number, max: number | null) => string;
  readonly discount: string;
  readonly discountOf: (discount: string) => string;
  readonly noDiscount: string;
  readonly perHead: (plan: string) => string;
  readonly note: (isPerPerson: boolean) => string;
  /** Text after the note for a product whose premiums are rounded up to the whole yuan. */
  readonly wholeYuan: (isPerPerson: boolean) => string;
  readonly unpriced: string;
}

export const messages: MessagePack<RateCardMessages> = messagePack<RateCardMessages>(
  {
    premiums: '年保费',
    tiers: '人数折扣',
    unit: '计费单位',
    occupationClass: (occupationClass) => `${occupationClass} 类职业，每人`,
    perSeat: '每座',
    perVehicle: '每车',
    pool(above, upTo) {
      if (upTo === null) return counted`${above} ㎡以上，每池`;
      return above === 0 ? counted`${upTo} ㎡及以下，每池` : counted`${above} ㎡以上至 ${upTo} ㎡，每池`;
    },
    houseAreas: { 1: '房屋面积 500 ㎡及以下', 501: '房屋面积 500 ㎡以上' },
    area: (squareMetres) => counted`每 ${squareMetres} ㎡`,
    works: (millions) => counted`工程造价 ${millions * 100} 万元`,
    separator: '，',
    heads: '投保人数',
    headsRange: (min, max) => (max === null ? counted`${min} 人及以上` : counted`${min}-${max} 人`),
    discount: '折扣',
    discountOf: (discount) => `${tenthsOf(discount)} 折`,
    noDiscount: '无折扣',
    perHead: (plan) => `${plan}（每人每年）`,
    note: (isPerPerson) =>
      `按各计划的必选责任、第一档保额和标准免赔额、赔付比例计算，保险期限 1 年${isPerPerson ? '，人数折扣按职业类别最低的一类列示' : ''}。实际保费以所选方案为准。`,
    wholeYuan: (isPerPerson) => `${isPerPerson ? '每人' : ''}保费不足 1 元的部分按 1 元计。`,
    unpriced: '—',
  },
  {
    premiums: 'Annual premiums',
    tiers: 'Discounts by number of persons',
    unit: 'Unit',
    occupationClass: (occupationClass) => `Class ${occupationClass}, per person`,
    perSeat: 'per seat',
    perVehicle: 'per vehicle',
    pool(above, upTo) {
      if (upTo === null) return counted`Pool above ${above} m²`;
      return above === 0 ? counted`Pool up to ${upTo} m²` : counted`Pool above ${above} m², up to ${upTo} m²`;
    },
    houseAreas: { 1: 'House up to 500 m²', 501: 'House above 500 m²' },
    area: (squareMetres) => counted`${squareMetres} m²`,
    works: (millions) => counted`Works of ${millions} million yuan`,
    separator: ', ',
    heads: 'Persons',
    headsRange: (min, max) => (max === null ? counted`${min} or more` : counted`${min}-${max}`),
    discount: 'Discount',
    discountOf: (discount) => `${percentSavedBy(discount)}% off`,
    noDiscount: 'None',
    perHead: (plan) => `${plan}, per person/year`,
    note: (isPerPerson) =>
      `Based on each plan’s compulsory covers at the first sum insured, the standard deductible and payout ratio, and one year of cover${isPerPerson ? '; discounts are those of the lowest occupation class' : ''}. The actual premium depends on the scheme you choose.`,
    wholeYuan: (isPerPerson) =>
      ` ${isPerPerson ? 'Each person’s premium' : 'The premium'} is rounded up to the whole yuan.`,
    unpriced: '—',
  },
);
