import type { PriceChangeReason, SchemeFactor } from '../domain/rating/priceChangeReason.ts';
import { formatCount } from './counted.ts';
import { isReduction, percentSavedBy, tenthsOf } from './discountWords.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import { plural } from './plural.ts';

/**
 * Texts for the causes of a price change, one for each kind of cause. The parameter `scheme` is the name of the scheme.
 */
export interface PriceChangeMessages {
  readonly heads: (scheme: string, from: number, to: number) => string;
  readonly classes: (scheme: string) => string;
  readonly cover: (scheme: string) => string;
  readonly subject: (scheme: string) => string;
  readonly factor: (scheme: string, factor: string, from: string, to: string) => string;
  readonly factors: Readonly<Record<SchemeFactor, string>>;
  readonly schemeAdded: (scheme: string) => string;
  readonly schemeRemoved: string;
  readonly discount: (from: string, to: string) => string;
  readonly period: (from: number, to: number) => string;
  readonly quantity: (from: number, to: number) => string;
  readonly surcharge: string;
}

const zhe = (discount: string) => (isReduction(discount) ? `${tenthsOf(discount)} 折` : '无');
const saved = (discount: string) => (isReduction(discount) ? `${percentSavedBy(discount)}% off` : 'none');

export const priceChangeMessages: MessagePack<PriceChangeMessages> = messagePack<PriceChangeMessages>(
  {
    heads: (scheme, from, to) => `${scheme}人数 ${formatCount(from)} → ${formatCount(to)}`,
    classes: (scheme) => `${scheme}职业类别变更`,
    cover: (scheme) => `${scheme}保障内容变更`,
    subject: (scheme) => `${scheme}投保标的变更`,
    factor: (scheme, factor, from, to) => `${scheme}${factor} ${from || '无'} → ${to || '无'}`,
    factors: {
      payoutRatio: '赔付比例',
      disability: '伤残赔付比例表',
      accident: '出险情况',
      deductible: '免赔额',
      plan: '计划',
      projectType: '工程类型',
      useAttribute: '使用性质',
    },
    schemeAdded: (scheme) => `新增${scheme}`,
    schemeRemoved: '减少一个方案',
    discount: (from, to) => `人数折扣 ${zhe(from)} → ${zhe(to)}`,
    period: (from, to) => `保险期限 ${from} 个月 → ${to} 个月`,
    quantity: (from, to) => `投保份数 ${formatCount(from)} → ${formatCount(to)}`,
    surcharge: '附加保费变更',
  },
  {
    heads: (scheme, from, to) => `${scheme}: persons ${formatCount(from)} → ${formatCount(to)}`,
    classes: (scheme) => `${scheme}: occupation classes changed`,
    cover: (scheme) => `${scheme}: cover changed`,
    subject: (scheme) => `${scheme}: what is insured changed`,
    factor: (scheme, factor, from, to) => `${scheme}: ${factor} ${from || 'none'} → ${to || 'none'}`,
    factors: {
      payoutRatio: 'payout ratio',
      disability: 'disability table',
      accident: 'accident record',
      deductible: 'deductible',
      plan: 'plan',
      projectType: 'project type',
      useAttribute: 'use',
    },
    schemeAdded: (scheme) => `${scheme} added`,
    schemeRemoved: 'a scheme removed',
    discount: (from, to) => `group discount ${saved(from)} → ${saved(to)}`,
    period: (from, to) => `cover of ${from} → ${plural(to, 'month')}`,
    quantity: (from, to) => `units ${formatCount(from)} → ${formatCount(to)}`,
    surcharge: 'surcharge changed',
  },
);

/** The text for one cause of a price change. `nameOf` returns the name of the scheme with the given id. */
export function priceChangeText(
  reason: PriceChangeReason,
  nameOf: (schemeId: string) => string,
  words: PriceChangeMessages,
): string {
  switch (reason.kind) {
    case 'heads':
      return words.heads(nameOf(reason.schemeId), reason.from, reason.to);
    case 'factor':
      return words.factor(nameOf(reason.schemeId), words.factors[reason.factor], reason.from, reason.to);
    case 'discount':
      return words.discount(reason.from?.discount ?? '1', reason.to?.discount ?? '1');
    case 'period':
    case 'quantity':
      return words[reason.kind](reason.from, reason.to);
    case 'schemeRemoved':
    case 'surcharge':
      return words[reason.kind];
    default:
      return words[reason.kind](nameOf(reason.schemeId));
  }
}
