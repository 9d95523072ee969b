import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '信息披露',
    lead: '平台与合作保险公司的公开信息',
    loading: '正在加载信息披露',
    none: '暂无披露内容',
    published: (day: string) => `发布日期 ${day}`,
  },
  {
    title: 'Disclosures',
    lead: 'Public information on the platform and its insurers',
    loading: 'Loading the disclosures',
    none: 'Nothing has been published',
    published: (day: string) => `Published ${day}`,
  },
);
