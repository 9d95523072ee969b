import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    link: '链接',
    copy: '复制链接',
    close: '关闭',
    copied: '链接已复制',
    notCopied: '浏览器不允许复制，请选中链接后手动复制',
  },
  {
    link: 'Link',
    copy: 'Copy the link',
    close: 'Close',
    copied: 'The link is copied',
    notCopied: 'The browser does not allow copying. Select the link and copy it yourself',
  },
);
