import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface CascaderMessages {
  readonly placeholder: string;
  readonly clear: (label: string) => string;
  readonly close: string;
  readonly search: string;
  readonly results: string;
  readonly found: (count: number) => string;
  readonly nothingFound: (query: string) => string;
  readonly recent: string;
  readonly hint: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly unknown: (key: string) => string;
}

export const messages: MessagePack<CascaderMessages> = messagePack<CascaderMessages>(
  {
    placeholder: '请选择',
    clear: (label) => `清除${label}`,
    close: '关闭',
    search: '搜索',
    results: '搜索结果',
    found: (count) => counted`共 ${count} 个结果`,
    nothingFound: (query) => `没有找到“${query}”，请更换关键词`,
    recent: '最近选择',
    hint: '用上下键移动，左右键切换层级，回车选择',
    loading: '正在加载…',
    failed: '加载失败',
    retry: '重试',
    unknown: (key) => `未知（${key}）`,
  },
  {
    placeholder: 'Choose',
    clear: (label) => `Clear ${label}`,
    close: 'Close',
    search: 'Search',
    results: 'Search results',
    found: (count) => counted`${count} ${count === 1 ? 'result' : 'results'}`,
    nothingFound: (query) => `Nothing found for “${query}”. Try another word`,
    recent: 'Recent',
    hint: 'Up and down to move, left and right to change column, Enter to choose',
    loading: 'Loading…',
    failed: 'Loading failed',
    retry: 'Try again',
    unknown: (key) => `Unknown (${key})`,
  },
);
