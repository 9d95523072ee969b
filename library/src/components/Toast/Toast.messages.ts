import type { MessagePack } from '../../i18n/messagePack.ts';

export interface ToastMessages {
  readonly region: (count: number) => string;
  readonly close: string;
}

export const messages: MessagePack<ToastMessages> = {
  'zh-CN': { region: (count) => `${count} 条消息`, close: '关闭消息' },
  'en-US': { region: (count) => `${count} ${count === 1 ? 'message' : 'messages'}`, close: 'Close message' },
};
