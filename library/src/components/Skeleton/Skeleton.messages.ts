import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly loading: string }> = {
  'zh-CN': { loading: '加载中' },
  'en-US': { loading: 'Loading' },
};
