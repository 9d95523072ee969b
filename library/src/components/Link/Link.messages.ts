import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly newWindow: string }> = {
  'zh-CN': { newWindow: '（在新窗口打开）' },
  'en-US': { newWindow: ' (opens in a new window)' },
};
