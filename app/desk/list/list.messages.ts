import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    none: '没有记录',
    noneFound: '没有符合条件的记录',
    clear: '清除筛选',
    loading: '正在加载',
  },
  {
    none: 'No records',
    noneFound: 'No records match the filters',
    clear: 'Clear filters',
    loading: 'Loading',
  },
);
