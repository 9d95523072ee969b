import { messages } from '../../components/FileDrop/FileDrop.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const fileDrop: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    choose: '選擇檔案',
    drop: '或將檔案拖放到這裏、直接貼上',
    refused: (names) => `不支援的檔案類型：${names.join('、')}`,
    onlyOne: '一次只能選擇一個檔案',
  },
});
