import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly show: string }> = {
  'zh-CN': { show: '显示密码' },
  'en-US': { show: 'Show password' },
};
