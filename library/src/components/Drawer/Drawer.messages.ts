import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly close: string }> = {
  'zh-CN': { close: '关闭' },
  'en-US': { close: 'Close' },
};
