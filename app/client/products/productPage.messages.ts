import { messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages that only the page of a product shows. They aren't loaded with the product list. */
export const messages = messagePack(
  {
    loadingOccupations: '正在加载职业表',
    sections: '本页内容',
    section: {
      cover: '保障责任',
      rates: '示例费率',
      occupations: '职业表',
      terms: '投保须知',
      exclusions: '责任免除',
      claims: '理赔流程',
      documents: '条款与资料',
      comparison: '产品对比',
    },
    compareWith: '添加对比产品（最多 2 个）',
    chooseProduct: '选择同类产品',
    leaveOut: (name: string) => `移除 ${name}`,
    noneToCompare: '没有可对比的同类产品。',
  },
  {
    loadingOccupations: 'Loading the occupations',
    sections: 'On this page',
    section: {
      cover: 'Cover',
      rates: 'Sample rates',
      occupations: 'Occupations',
      terms: 'Terms of application',
      exclusions: 'Exclusions',
      claims: 'Claims',
      documents: 'Clauses and documents',
      comparison: 'Comparison',
    },
    compareWith: 'Compare with (at most 2)',
    chooseProduct: 'Choose a similar product',
    leaveOut: (name: string) => `Remove ${name}`,
    noneToCompare: 'There are no similar products to compare.',
  },
);
