import type { ComparedPart } from '../../domain/scheme/compareSchemes.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface PlanComparisonMessages {
  readonly title: string;
  readonly part: string;
  readonly parts: Readonly<Record<Exclude<ComparedPart, 'clause'>, string>>;
  readonly premium: string;
  readonly unpriced: string;
  readonly none: string;
  readonly optional: string;
  readonly onlyDifferences: string;
  readonly differs: string;
  readonly allSame: string;
}

export const messages: MessagePack<PlanComparisonMessages> = messagePack<PlanComparisonMessages>(
  {
    title: '方案对比',
    part: '对比项',
    parts: {
      plan: '计划',
      deductible: '免赔额',
      payoutRatio: '赔付比例',
      disabilityTable: '伤残赔付比例表',
      accidentRate: '出险情况',
    },
    premium: '保费',
    unpriced: '暂无保费',
    none: '不含',
    optional: '可选',
    onlyDifferences: '只看不同',
    differs: '不同',
    allSame: '各方案的保障内容完全相同',
  },
  {
    title: 'Scheme comparison',
    part: 'Item',
    parts: {
      plan: 'Plan',
      deductible: 'Deductible',
      payoutRatio: 'Payout ratio',
      disabilityTable: 'Disability table',
      accidentRate: 'Accident record',
    },
    premium: 'Premium',
    unpriced: 'No premium yet',
    none: 'Not offered',
    optional: 'Optional',
    onlyDifferences: 'Only differences',
    differs: 'Differs',
    allSame: 'All schemes have the same cover',
  },
);
