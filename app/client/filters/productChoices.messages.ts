import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    product: '产品',
    everyProduct: '全部产品',
    insurer: '保险公司',
    everyInsurer: '全部保险公司',
  },
  {
    product: 'Product',
    everyProduct: 'All products',
    insurer: 'Insurer',
    everyInsurer: 'All insurers',
  },
);
