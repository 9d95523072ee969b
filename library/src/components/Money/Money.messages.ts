import type { MessagePack } from '../../i18n/messagePack.ts';

export interface MoneyMessages {
  /** Text that screen readers read instead of an amount that is hidden. */
  readonly hidden: string;
}

export const messages: MessagePack<MoneyMessages> = {
  'zh-CN': { hidden: '价格已隐藏' },
  'en-US': { hidden: 'Price hidden' },
};
