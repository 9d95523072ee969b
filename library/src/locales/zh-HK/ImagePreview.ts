import { messages } from '../../components/ImagePreview/ImagePreview.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const imagePreview: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    fullSize: '原始大小',
    newTab: '在新標籤頁中開啓',
    unseen: '圖片未能顯示，請在新標籤頁中開啓',
    previous: '上一張',
    next: '下一張',
    place: (place, count) => `${place} / ${count}`,
    shown: (place, count, title) => `第 ${place} 張，共 ${count} 張：${title}`,
  },
});
