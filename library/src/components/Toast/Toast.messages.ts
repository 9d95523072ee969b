import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly region: string; readonly close: string }> = {
  'zh-CN': { region: '消息', close: '关闭消息' },
  'en-US': { region: 'Messages', close: 'Close message' },
};
