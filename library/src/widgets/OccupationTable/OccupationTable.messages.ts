import type { OccupationPart } from '../../domain/occupation/occupationTable.ts';
import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface OccupationTableMessages {
  readonly title: string;
  readonly search: string;
  readonly placeholder: string;
  readonly show: string;
  readonly parts: Readonly<Record<OccupationPart, string>>;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly groups: (names: readonly string[]) => string;
  readonly state: string;
  readonly accepted: string;
  readonly factor: string;
  readonly premium: (plan: string) => string;
  readonly found: (count: number) => string;
  readonly none: string;
}

export const messages: MessagePack<OccupationTableMessages> = messagePack<OccupationTableMessages>(
  {
    title: '职业表',
    search: '查找职业',
    placeholder: '名称、拼音或代码',
    show: '显示',
    parts: { all: '全部', accepted: '可投保', refused: '不可投保' },
    code: '代码',
    name: '职业',
    group: '分类',
    groups: (names) => names.join(' › '),
    state: '类别',
    accepted: '可投保',
    factor: '费率系数',
    premium: (plan) => `每人每年（${plan}）`,
    found: (count) => counted`共 ${count} 个职业`,
    none: '没有找到该职业，请换个名称或用上级分类查找',
  },
  {
    title: 'Occupations',
    search: 'Find an occupation',
    placeholder: 'Name, pinyin or code',
    show: 'Show',
    parts: { all: 'All', accepted: 'Insurable', refused: 'Refused' },
    code: 'Code',
    name: 'Occupation',
    group: 'Group',
    groups: (names) => names.join(' › '),
    state: 'Class',
    accepted: 'Insurable',
    factor: 'Factor',
    premium: (plan) => `Per person/year (${plan})`,
    found: (count) => plural(count, 'occupation'),
    none: 'No occupation found. Try another name or its group.',
  },
);
