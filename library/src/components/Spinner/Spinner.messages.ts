import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly working: string }> = {
  'zh-CN': { working: '处理中' },
  'en-US': { working: 'Working' },
};
