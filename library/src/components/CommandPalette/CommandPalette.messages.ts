import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface CommandPaletteMessages {
  readonly title: string;
  readonly search: string;
  readonly results: string;
  readonly found: (count: number) => string;
  readonly nothingFound: (query: string) => string;
  readonly searching: string;
  readonly failed: string;
  readonly hint: string;
}

export const messages: MessagePack<CommandPaletteMessages> = messagePack<CommandPaletteMessages>(
  {
    title: '快速查找',
    search: '搜索',
    results: '结果',
    found: (count) => counted`共 ${count} 项`,
    nothingFound: (query) => `没有找到“${query}”，请更换关键词`,
    searching: '正在查找…',
    failed: '部分结果加载失败，请重新输入',
    hint: '↑ ↓ 选择，Enter 打开，Esc 关闭',
  },
  {
    title: 'Find',
    search: 'Search',
    results: 'Results',
    found: (count) => plural(count, 'result'),
    nothingFound: (query) => `Nothing found for “${query}”. Try another word`,
    searching: 'Searching…',
    failed: 'Some results could not be loaded. Type again',
    hint: '↑ ↓ to move, Enter to open, Esc to close',
  },
);
