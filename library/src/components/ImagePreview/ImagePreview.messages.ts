import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface ImagePreviewMessages {
  readonly fullSize: string;
  readonly newTab: string;
  readonly unseen: string;
  readonly previous: string;
  readonly next: string;
  readonly place: (place: number, count: number) => string;
  readonly shown: (place: number, count: number, title: string) => string;
}

export const messages: MessagePack<ImagePreviewMessages> = messagePack<ImagePreviewMessages>(
  {
    fullSize: '原始大小',
    newTab: '在新标签页中打开',
    unseen: '图片未能显示，请在新标签页中打开',
    previous: '上一张',
    next: '下一张',
    place: (place, count) => counted`${place} / ${count}`,
    shown: (place, count, title) => counted`第 ${place} 张，共 ${count} 张：${title}`,
  },
  {
    fullSize: 'Full size',
    newTab: 'Open in a new tab',
    unseen: 'The picture could not be shown. Open it in a new tab',
    previous: 'Previous picture',
    next: 'Next picture',
    place: (place, count) => counted`${place} / ${count}`,
    shown: (place, count, title) => counted`Picture ${place} of ${count}: ${title}`,
  },
);
