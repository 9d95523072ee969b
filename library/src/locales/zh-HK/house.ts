import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { houseWords } from '../../i18n/subjects/house.messages.ts';

export const houseFields: ReplacedMessages = replaceMessages(houseWords.fields, {
  'zh-HK': {
    names: { areaSquareMetres: '房屋面積', address: '房屋詳細地址' },
    hints: { areaSquareMetres: '以不動產權證上的建築面積為準' },
    absent: {},
    units: {},
    periods: {},
    regions: { address: '房屋所在地區' },
    details: { address: '房屋詳細地址' },
  },
});

/** The Hong Kong texts in `houseSentences`. Other files of this folder also use them. */
export const houseSentenceTexts: (typeof houseWords.sentences)['zh-CN'] = {
  houseAreaRequired: () => '請填寫房屋面積',
  houseRegionRequired: () => '請選擇房屋所在地區',
  houseAddressRequired: () => '請填寫房屋詳細地址',
  addressDeclined: ({ word }) => (word ? `地址含有「${word}」，不在承保範圍內` : '該地區不在承保範圍內'),
};

export const houseSentences: ReplacedMessages = replaceMessages(houseWords.sentences, {
  'zh-HK': houseSentenceTexts,
});
