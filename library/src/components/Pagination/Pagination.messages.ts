import { counted } from '../../i18n/counted.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';

export interface PaginationMessages {
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
  readonly total: (total: number) => string;
  readonly jump: string;
  readonly noSuchPage: (pageCount: number) => string;
}

export const messages: MessagePack<PaginationMessages> = {
  'zh-CN': {
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page) => `第 ${page} 页`,
    total: (total) => counted`共 ${total} 条`,
    jump: '跳至页码',
    noSuchPage: (pageCount) => counted`请填写 1 至 ${pageCount} 的页码`,
  },
  'en-US': {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    total: (total) => counted`${total} in total`,
    jump: 'Go to page',
    noSuchPage: (pageCount) => counted`Enter a page from 1 to ${pageCount}`,
  },
};
