import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface IndustryPickerMessages {
  /** Text that the field shows while no industry is chosen. */
  readonly placeholder: string;
  readonly levels: readonly [string, string, string, string];
  readonly search: string;
}

export const messages: MessagePack<IndustryPickerMessages> = messagePack<IndustryPickerMessages>(
  { placeholder: '请选择行业', levels: ['门类', '大类', '中类', '小类'], search: '搜索行业名称、拼音或代码' },
  {
    placeholder: 'Choose an industry',
    levels: ['Section', 'Division', 'Group', 'Class'],
    search: 'Search by name, pinyin or code',
  },
);
