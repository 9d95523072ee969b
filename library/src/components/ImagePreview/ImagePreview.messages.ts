import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface ImagePreviewMessages {
  readonly fullSize: string;
  readonly newTab: string;
  readonly unseen: string;
}

export const messages: MessagePack<ImagePreviewMessages> = messagePack<ImagePreviewMessages>(
  { fullSize: '原始大小', newTab: '在新标签页中打开', unseen: '图片未能显示，请在新标签页中打开' },
  {
    fullSize: 'Full size',
    newTab: 'Open in a new tab',
    unseen: 'The picture could not be shown. Open it in a new tab',
  },
);
