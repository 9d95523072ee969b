import { messages } from '../../components/ImagePreview/ImagePreview.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const imagePreview: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    fullSize: '原始大小',
    newTab: '在新分頁中開啟',
    unseen: '圖片未能顯示，請在新分頁中開啟',
    previous: '上一張',
    next: '下一張',
    place: (place, count) => counted`${place} / ${count}`,
    shown: (place, count, title) => counted`第 ${place} 張，共 ${count} 張：${title}`,
  },
});
