import type { Command } from '../components/CommandPalette/index.ts';
import type { ShortcutGroup } from '../components/KeyboardSheet/index.ts';

export const commands: readonly Command[] = [
  { value: '/orderList', label: '订单列表', pinyin: 'ding dan lie biao', group: '页面' },
  { value: '/unfinishList', label: '未完成订单', pinyin: 'wei wan cheng ding dan', group: '页面' },
  { value: '/history-quote', label: '历史报价', pinyin: 'li shi bao jia', group: '页面' },
  {
    value: '/product/336',
    label: '稳工雇主责任保险',
    pinyin: 'wen gong gu zhu ze ren bao xian',
    keywords: ['336'],
    description: '同德财产保险（示例）',
    group: '产品',
  },
  {
    value: '/product/80218',
    label: '清波游泳池责任保险',
    pinyin: 'qing bo you yong chi ze ren bao xian',
    keywords: ['80218'],
    description: '中川财产保险（示例）',
    group: '产品',
  },
];

export const foundOrders: readonly Command[] = [
  {
    value: '/orderDetail/TB202611200000000001',
    label: 'TB202611200000000001',
    description: '上海远山精密机械制造有限公司第二分公司 · 稳工雇主责任保险',
    group: '订单',
  },
];

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: '随时可用',
    shortcuts: [
      {
        chords: [
          ['Ctrl', 'K'],
          ['⌘', 'K'],
        ],
        effect: '快速查找页面、产品和订单',
      },
      { chords: [['Ctrl', '/']], effect: '显示键盘快捷键' },
    ],
  },
  { title: '人员清单', shortcuts: [{ chords: [['Ctrl', 'Z']], effect: '撤销上一步修改' }] },
];
