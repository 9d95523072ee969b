import type { MessagePack } from '../../i18n/messagePack.ts';

export interface KeyboardSheetMessages {
  readonly title: string;
  /** Between keys of which either does it. */
  readonly or: string;
}

export const messages: MessagePack<KeyboardSheetMessages> = {
  'zh-CN': { title: '键盘快捷键', or: '或' },
  'en-US': { title: 'Keyboard', or: 'or' },
};
