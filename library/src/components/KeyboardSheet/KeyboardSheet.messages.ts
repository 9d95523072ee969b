import type { MessagePack } from '../../i18n/messagePack.ts';

export interface KeyboardSheetMessages {
  readonly title: string;
  /** Text between two keys that have the same effect. */
  readonly or: string;
}

export const messages: MessagePack<KeyboardSheetMessages> = {
  'zh-CN': { title: '键盘快捷键', or: '或' },
  'en-US': { title: 'Keyboard shortcuts', or: 'or' },
};
