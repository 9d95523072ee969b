import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  { ofOrder: (orderSn: string) => `沿用自订单 ${orderSn}` },
  { ofOrder: (orderSn: string) => `From order ${orderSn}` },
);
