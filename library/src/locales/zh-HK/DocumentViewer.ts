import { messages } from '../../components/DocumentViewer/DocumentViewer.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const documentViewer: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    loading: '正在開啟檔案',
    failed: '檔案未能開啟',
    damaged: '圖片已損壞，無法顯示；可以下載後查看',
    retry: '重試',
    pages: (count) => counted`共 ${count} 頁`,
    noViewer: '此瀏覽器不能在頁面內顯示 PDF，請下載或在新分頁中開啟',
    noForm: '此類檔案不能在頁面內顯示，請下載後查看',
    download: '下載',
    print: '列印',
    newTab: '在新分頁中開啟',
    fullSize: '原始大小',
  },
});
