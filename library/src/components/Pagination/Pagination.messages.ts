import { counted } from '../../i18n/counted.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';

export interface PaginationMessages {
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
  readonly total: (total: number) => string;
}

export const messages: MessagePack<PaginationMessages> = {
  'zh-CN': {
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page) => `第 ${page} 页`,
    total: (total) => counted`共 ${total} 条`,
  },
  'en-US': {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    total: (total) => counted`${total} in all`,
  },
};
