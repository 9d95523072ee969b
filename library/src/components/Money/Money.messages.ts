import type { MessagePack } from '../../i18n/messagePack.ts';

export interface MoneyMessages {
  /** Read out in the place of an amount that is kept from sight. */
  readonly hidden: string;
}

export const messages: MessagePack<MoneyMessages> = {
  'zh-CN': { hidden: '价格已隐藏' },
  'en-US': { hidden: 'Price hidden' },
};
