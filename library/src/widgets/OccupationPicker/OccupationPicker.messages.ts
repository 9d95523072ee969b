import type { OccupationClass } from '../../domain/occupation/occupationClass.ts';
import type { OccupationRefusal } from '../../domain/occupation/occupationRefusal.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface OccupationPickerMessages {
  /** Text that the field shows while no occupation is chosen. */
  readonly placeholder: string;
  readonly levels: readonly [string, string, string];
  readonly search: string;
  readonly occupationClass: (occupationClass: OccupationClass) => string;
  readonly refusals: Readonly<Record<OccupationRefusal, string>>;
}

export const messages: MessagePack<OccupationPickerMessages> = messagePack<OccupationPickerMessages>(
  {
    placeholder: '请选择职业',
    levels: ['大类', '中类', '小类'],
    search: '搜索职业名称、拼音或代码',
    occupationClass: (occupationClass) => `${occupationClass}类`,
    refusals: {
      declined: '该职业不可投保',
      neverInsured: '该职业拒保',
      classNotCovered: '该类别不在承保范围',
    },
  },
  {
    placeholder: 'Choose an occupation',
    levels: ['Sector', 'Group', 'Occupation'],
    search: 'Search by name, pinyin or code',
    occupationClass: (occupationClass) => `Class ${occupationClass}`,
    refusals: {
      declined: 'Not insurable under this product',
      neverInsured: 'This occupation can’t be insured',
      classNotCovered: 'This class is not covered',
    },
  },
);
