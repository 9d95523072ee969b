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
  readonly limits: (labels: readonly string[]) => string;
  readonly terms: {
    readonly deductible: string;
    readonly payoutRatio: string;
    readonly disabilityTable: string;
    readonly accidentRate: string;
  };
  readonly choices: (labels: readonly string[]) => string;
  readonly grade: (grade: number, percent: number) => string;
  readonly table: (label: string, grades: readonly string[]) => string;
}

export const messages: MessagePack<CoverTableMessages> = messagePack<CoverTableMessages>(
  {
    title: '保障责任',
    cover: '保障责任',
    deductible: '免赔额',
    noDeductible: '无',
    kinds: { main: '主险', addOn: '附加险', placeDuty: '场所责任' },
    statuses: { included: '必选', optional: '可选', notOffered: '不含' },
    limits: (labels) => labels.join(' / '),
    terms: {
      deductible: '免赔额',
      payoutRatio: '赔付比例',
      disabilityTable: '伤残赔付比例表',
      accidentRate: '出险情况',
    },
    choices: (labels) => labels.join(' / '),
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
    limits: (labels) => labels.join(' / '),
    terms: {
      deductible: 'Deductible',
      payoutRatio: 'Payout ratio',
      disabilityTable: 'Disability tables',
      accidentRate: 'Accident record',
    },
    choices: (labels) => labels.join(' / '),
    grade: (grade, percent) => `Grade ${grade} ${percent}%`,
    table: (label, grades) => `${label}: ${grades.join(', ')}`,
  },
);
