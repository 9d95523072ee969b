import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly clear: string }> = {
  'zh-CN': { clear: '清空' },
  'en-US': { clear: 'Clear' },
};
