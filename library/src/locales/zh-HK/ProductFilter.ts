import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/ProductFilter/ProductFilter.messages.ts';

export const productFilter: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    label: '篩選產品',
    keyword: '關鍵字',
    keywordExample: '名稱、編號',
    company: '保險公司',
    line: '產品類型',
    lineOf: (name, count) => (count === undefined ? name : counted`${name}（${count}）`),
    tag: '標籤',
    all: '全部',
    clear: '清除篩選',
    results: (count) => counted`共 ${count} 款產品`,
  },
});
