import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '团险产品',
    lead: '选择产品，配置方案，即时报价并投保',
    loading: '正在加载产品',
    noneTitle: '暂无在售产品',
    noneText: '产品上架后会显示在这里。',
    noResultTitle: '没有符合条件的产品',
    noResultText: '请更换关键词或清除筛选后重试。',
    clear: '清除筛选',
    reload: '重新加载',
  },
  {
    title: 'Group products',
    lead: 'Choose a product and configure schemes to quote and apply',
    loading: 'Loading products',
    noneTitle: 'No products on sale',
    noneText: 'Products appear here once they are on sale.',
    noResultTitle: 'No products match',
    noResultText: 'Try another keyword, or clear the filter.',
    clear: 'Clear filter',
    reload: 'Load again',
  },
);
