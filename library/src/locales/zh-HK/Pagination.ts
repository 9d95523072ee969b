import { messages } from '../../components/Pagination/Pagination.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const pagination: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    pages: '分頁',
    previous: '上一頁',
    next: '下一頁',
    page: (page) => `第 ${page} 頁`,
    total: (total) => counted`共 ${total} 條`,
    jump: '跳至頁碼',
    noSuchPage: (pageCount) => counted`請填寫 1 至 ${pageCount} 的頁碼`,
  },
});
