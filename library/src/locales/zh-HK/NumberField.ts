import { messages } from '../../components/NumberField/NumberField.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const numberField: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    increase: '增加',
    decrease: '減少',
    notANumber: '請填寫數字',
    notWhole: '請填寫整數',
    tooManyDecimals: (digits) => counted`最多 ${digits} 位小數`,
  },
});
