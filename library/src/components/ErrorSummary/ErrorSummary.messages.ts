import { counted } from '../../i18n/counted.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';

export interface ErrorSummaryMessages {
  readonly title: (count: number) => string;
  readonly more: (count: number) => string;
  readonly solved: string;
}

export const messages: MessagePack<ErrorSummaryMessages> = {
  'zh-CN': {
    title: (count) => counted`有 ${count} 处需要修改`,
    more: (count) => counted`还有 ${count} 处`,
    solved: '已全部修改',
  },
  'en-US': {
    title: (count) => counted`${count} ${count === 1 ? 'problem' : 'problems'} to fix`,
    more: (count) => counted`and ${count} more`,
    solved: 'All problems are fixed',
  },
};
