import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack({ products: '产品', list: '产品管理' }, { products: 'Products', list: 'Products' });
