import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    display: '显示设置',
    theme: '配色',
    followSystem: '跟随系统',
    light: '浅色',
    dark: '深色',
    contrast: '对比度',
    normal: '标准',
    more: '高对比度',
    density: '密度',
    comfortable: '宽松',
    compact: '紧凑',
  },
  {
    display: 'Display',
    theme: 'Theme',
    followSystem: 'System',
    light: 'Light',
    dark: 'Dark',
    contrast: 'Contrast',
    normal: 'Normal',
    more: 'More contrast',
    density: 'Density',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
);
