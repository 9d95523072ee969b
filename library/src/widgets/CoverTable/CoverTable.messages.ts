import type { ClauseKind } from '../../domain/product/productDefinition.ts';
import type { CoverStatus } from '../../domain/scheme/coverLines.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface CoverTableMessages {
  readonly title: string;
  readonly cover: string;
  readonly deductible: string;
  readonly noDeductible: string;
  readonly kinds: Readonly<Record<ClauseKind, string>>;
  readonly statuses: Readonly<Record<CoverStatus, string>>;
  readonly terms: {
    readonly deductible: string;
    readonly payoutRatio: string;
    readonly disabilityTable: string;
    readonly accidentRate: string;
  };
  /** Mark between the options of a choice, with its spaces. It differs from the marks inside the options. */
  readonly separator: (labels: readonly string[]) => string;
  readonly grade: (grade: number, percent: number) => string;
  readonly table: (label: string, grades: readonly string[]) => string;
}

/** True if an option contains a slash, for example an amount per day (50元/天). */
export const hasSlash = (labels: readonly string[]): boolean => labels.some((label) => label.includes('/'));

export const messages: MessagePack<CoverTableMessages> = messagePack<CoverTableMessages>(
  {
    title: '保障责任',
    cover: '保障责任',
    deductible: '免赔额',
    noDeductible: '无',
    kinds: { main: '主险', addOn: '附加险', placeDuty: '场所责任' },
    statuses: { included: '必选', optional: '可选', notOffered: '不含' },
    terms: {
      deductible: '免赔额',
      payoutRatio: '赔付比例',
      disabilityTable: '伤残赔付比例表',
      accidentRate: '出险情况',
    },
    separator: (labels) => (hasSlash(labels) ? '；' : ' / '),
    grade: (grade, percent) => `${grade} 级 ${percent}%`,
    table: (label, grades) => `${label}：${grades.join('，')}`,
  },
  {
    title: 'Cover',
    cover: 'Cover',
    deductible: 'Deductible',
    noDeductible: 'None',
    kinds: { main: 'Main', addOn: 'Add-on', placeDuty: 'Premises liability' },
    statuses: { included: 'Included', optional: 'Optional', notOffered: 'Not offered' },
    terms: {
      deductible: 'Deductible',
      payoutRatio: 'Payout ratio',
      disabilityTable: 'Disability tables',
      accidentRate: 'Accident record',
    },
    separator: (labels) => (hasSlash(labels) ? '; ' : ' / '),
    grade: (grade, percent) => `Grade ${grade} ${percent}%`,
    table: (label, grades) => `${label}: ${grades.join(', ')}`,
  },
);
