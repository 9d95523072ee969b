import { houseAreaClassOf } from '../../domain/product/houseAreaClass.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/HouseForm/HouseForm.messages.ts';

export const houseForm: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    areaClass: (squareMetres) =>
      houseAreaClassOf(squareMetres) === 501 ? '按 500 ㎡ 以上級別計費' : '按 500 ㎡ 及以下級別計費',
  },
});
