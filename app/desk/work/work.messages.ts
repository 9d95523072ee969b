import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '工作台',
    lead: (name: string, roles: string) => `${name}，您的角色：${roles}`,
    roles: { support: '客服', underwriting: '核保联络', finance: '财务', product: '产品', admin: '管理员' },
  },
  {
    title: 'Overview',
    lead: (name: string, roles: string) => `${name}, your roles: ${roles}`,
    roles: {
      support: 'support',
      underwriting: 'underwriting liaison',
      finance: 'finance',
      product: 'product',
      admin: 'administrator',
    },
  },
);
