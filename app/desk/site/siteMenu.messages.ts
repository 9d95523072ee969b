import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  { site: '平台', contents: '网站内容', brands: '品牌设置' },
  { site: 'Platform', contents: 'Site content', brands: 'Branding' },
);
