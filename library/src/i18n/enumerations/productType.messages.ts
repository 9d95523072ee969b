import type { ProductType } from '../../domain/product/productType.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<ProductType, string>>;

/** Labels for the place where a product is sold: in this app or on another website. */
export const productTypeMessages: MessagePack<Labels> = messagePack<Labels>(
  { native: '在线投保', api: 'API 对接', cps: 'CPS 跳转', offline: '线下投保' },
  { native: 'Written here', api: 'API', cps: 'CPS', offline: 'Offline' },
);
