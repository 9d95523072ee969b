import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly steps: string; readonly complete: string; readonly faulty: string }> = {
  'zh-CN': { steps: '步骤', complete: '已完成：', faulty: '需要修改：' },
  'en-US': { steps: 'Steps', complete: 'Done: ', faulty: 'To correct: ' },
};
