import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '五种宽度',
    about: '同一画面在手机、平板、笔记本、全高清和 4K 显示器上并排显示。配色、对比度、密度、品牌和语言跟随上方工具栏。',
    screen: '画面',
    scale: '缩放',
    frames: '五种宽度的画面',
    width: (width: number) => `${width} px`,
    frameOf: (screen: string, width: number) => `${screen}，宽 ${width} px`,
    alone: '单独打开',
    aloneOf: (width: number) => `单独打开宽 ${width} px 的画面`,
    loading: '正在加载画面目录',
    failed: '画面目录加载失败，请在构建好的 Storybook 中打开本页。',
  },
  {
    title: 'Five widths',
    about:
      'One screen on a phone, a tablet, a laptop, a full HD and a 4K monitor side by side. Scheme, contrast, density, brand and language are those of the toolbar.',
    screen: 'Screen',
    scale: 'Scale',
    frames: 'The screen in five widths',
    width: (width) => `${width} px`,
    frameOf: (screen, width) => `${screen}, ${width} px wide`,
    alone: 'Open alone',
    aloneOf: (width) => `Open alone, ${width} px wide`,
    loading: 'Loading the list of screens',
    failed: 'The list of screens could not be loaded. Open this page in a built Storybook.',
  },
);
