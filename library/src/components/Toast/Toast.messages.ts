import { counted } from '../../i18n/counted.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';

export interface ToastMessages {
  readonly region: (count: number) => string;
  readonly close: string;
  /** Label of the button with which the user closes a message about a failure. */
  readonly noted: string;
}

export const messages: MessagePack<ToastMessages> = {
  'zh-CN': { region: (count) => counted`${count} 条消息`, close: '关闭消息', noted: '知道了' },
  'en-US': {
    region: (count) => counted`${count} ${count === 1 ? 'message' : 'messages'}`,
    close: 'Close message',
    noted: 'Got it',
  },
};
