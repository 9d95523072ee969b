import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly steps: string; readonly complete: string }> = {
  'zh-CN': { steps: '步骤', complete: '已完成：' },
  'en-US': { steps: 'Steps', complete: 'Done: ' },
};
