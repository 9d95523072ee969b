import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  { shelf: { pinned: '置顶产品', recent: '最近使用', others: '其他产品' }, samples: '费率均为示例，仅供演示' },
  {
    shelf: { pinned: 'Pinned', recent: 'Recently used', others: 'Other products' },
    samples: 'All rates are samples, for demonstration only',
  },
);
