import type { MessagePack } from '../../i18n/messagePack.ts';

export interface ErrorSummaryMessages {
  readonly title: (count: number) => string;
  readonly more: (count: number) => string;
  readonly solved: string;
}

export const messages: MessagePack<ErrorSummaryMessages> = {
  'zh-CN': {
    title: (count) => `有 ${count} 处需要修改`,
    more: (count) => `还有 ${count} 处`,
    solved: '已全部修改',
  },
  'en-US': {
    title: (count) => `${count} ${count === 1 ? 'problem' : 'problems'} to fix`,
    more: (count) => `and ${count} more`,
    solved: 'All problems are fixed',
  },
};
