import type { MessagePack } from '../../i18n/messagePack.ts';

export const messages: MessagePack<{ readonly trail: string }> = {
  'zh-CN': { trail: '当前位置' },
  'en-US': { trail: 'Breadcrumb' },
};
