import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '我的筛选',
    applyOf: (name: string) => `应用筛选：${name}`,
    removeOf: (name: string) => `移除筛选：${name}`,
    keep: '保存当前筛选',
    moreFilters: '更多筛选',
    filtersSet: (count: number) => counted`更多筛选（${count}）`,
  },
  {
    title: 'My filters',
    applyOf: (name: string) => `Apply filter: ${name}`,
    removeOf: (name: string) => `Remove filter: ${name}`,
    keep: 'Save this filter',
    moreFilters: 'More filters',
    filtersSet: (count: number) => counted`More filters (${count})`,
  },
);
