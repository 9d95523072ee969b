import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/RegionCascader/RegionCascader.messages.ts';

export const regionCascader: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    placeholder: '請選擇省 / 市 / 區',
    levels: ['省份', '城市', '區縣'],
    search: '搜尋地區名稱、拼音或代碼',
    notSold: '該地區不可投保',
    notSoldIn: (paths) => `該地區不可投保：${paths.join('、')}`,
    abolished: '該行政區劃已撤銷',
    changeTo: (path) => `改為 ${path}`,
    becameOf: (paths) => `該行政區劃已撤銷，現為 ${paths.join('、')}`,
    nowWithin: (path) => `該行政區劃已撤銷，現屬 ${path}，請重新選擇`,
    notFound: '現行區劃中沒有該地區，請重新選擇',
    failed: '未能取得地址資料',
    retry: '重試',
  },
});
