import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { poolWords } from '../../i18n/subjects/pool.messages.ts';

export const poolFields: ReplacedMessages = replaceMessages(poolWords.fields, {
  'zh-HK': {
    names: { areaSquareMetres: '營業面積', count: '游泳池個數', address: '游泳池地址', images: '游泳場所照片' },
    hints: { images: '泳池全景、水深標識與救生設施' },
    absent: {},
    units: { count: '個' },
    periods: {},
    regions: { address: '游泳池所在地區' },
    details: { address: '游泳池地址' },
  },
});

/** The Hong Kong texts in `poolSentences`. Other files of this folder also use them. */
export const poolSentenceTexts: (typeof poolWords.sentences)['zh-CN'] = {
  poolCountRequired: () => '請填寫游泳池個數',
  poolAreaRequired: () => '請填寫營業面積',
  poolRegionRequired: () => '請選擇游泳池地址',
  poolAddressRequired: () => '請填寫游泳池地址',
  poolImagesRequired: () => '請上載游泳場所照片',
};

export const poolSentences: ReplacedMessages = replaceMessages(poolWords.sentences, {
  'zh-HK': poolSentenceTexts,
});
