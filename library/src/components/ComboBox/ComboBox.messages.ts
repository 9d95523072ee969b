import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface ComboBoxMessages {
  readonly placeholder: string;
  readonly open: string;
  readonly clear: string;
  readonly options: string;
  readonly found: (count: number) => string;
  readonly nothingFound: (query: string) => string;
  readonly nothingOffered: string;
  readonly custom: (text: string) => string;
  readonly loading: string;
  readonly failed: string;
}

export const messages: MessagePack<ComboBoxMessages> = messagePack<ComboBoxMessages>(
  {
    placeholder: '请选择或搜索',
    open: '展开选项',
    clear: '清除',
    options: '选项',
    found: (count) => counted`共 ${count} 个选项`,
    nothingFound: (query) => `没有找到“${query}”，请更换关键词`,
    nothingOffered: '没有可选项',
    custom: (text) => `没有找到“${text}”，将按填写的内容保存`,
    loading: '正在加载…',
    failed: '加载失败，请重新输入',
  },
  {
    placeholder: 'Choose or search',
    open: 'Show options',
    clear: 'Clear',
    options: 'Options',
    found: (count) => (count === 1 ? '1 option' : counted`${count} options`),
    nothingFound: (query) => `Nothing found for “${query}”. Try another word`,
    nothingOffered: 'No options',
    custom: (text) => `Nothing found for “${text}”. It will be saved as entered`,
    loading: 'Loading…',
    failed: 'Loading failed. Type again',
  },
);
