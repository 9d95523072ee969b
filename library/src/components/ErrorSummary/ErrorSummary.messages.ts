import { counted } from '../../i18n/counted.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';

export interface ErrorSummaryMessages {
  readonly title: (count: number) => string;
  readonly more: (count: number) => string;
  readonly solved: string;
}

export const messages: MessagePack<ErrorSummaryMessages> = {
  'zh-CN': {
    title: (count) => counted`还有 ${count} 项未完成，请补充后继续`,
    more: (count) => counted`另有 ${count} 项`,
    solved: '已全部完成',
  },
  'en-US': {
    title: (count) => counted`${count} ${count === 1 ? 'problem' : 'problems'} to fix`,
    more: (count) => counted`and ${count} more`,
    solved: 'All problems are fixed',
  },
};
