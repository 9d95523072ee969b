import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/PersonCorrections/PersonCorrections.messages.ts';

export const personCorrections: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    explanation: '可更正姓名、證件、性別和出生日期；人數、職業和方案不變，保費不變。',
    download: '下載人員名單',
    downloadFile: '待更正人員名單.xlsx',
    upload: '上載更正後的名單',
    take: (persons) => counted`採用 ${persons} 行`,
    taken: (fileName, persons) => counted`已按「${fileName}」更正 ${persons} 人，可復原`,
    nothingNew: (fileName) => `「${fileName}」與目前名單一致，沒有需要更正的內容`,
    unknown: (rows) => counted`有 ${rows} 行無法對應到名單中的人員，未採用。請核對後在表格中直接更正。`,
    corrected: (persons) => counted`將更正 ${persons} 人`,
    none: '尚未更正任何人員',
    list: '更正內容',
    row: (row, name) => `第 ${row} 行 ${name}`,
    empty: '空',
    takeBack: '還原',
    takeBackOf: (row, name) => `還原第 ${row} 行 ${name}`,
  },
});
