import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { constructionWords } from '../../i18n/subjects/construction.messages.ts';

export const constructionFields: ReplacedMessages = replaceMessages(constructionWords.fields, {
  'zh-HK': {
    names: {
      projectName: '工程名稱',
      projectType: '工程類型',
      labourType: '用工類型',
      qualification: '施工資質',
      areaSquareMetres: '建築面積',
      costFen: '工程造價',
      startDate: '施工開始日期',
      endDate: '施工結束日期',
      address: '工程所在地區',
      materialImages: '工程資料照片',
      contractVideo: '施工合約影片',
    },
    hints: { materialImages: '施工合約、中標通知書或施工許可證', contractVideo: '逐頁拍攝合約，畫面清晰完整' },
    absent: {},
    units: { costFen: '元' },
    periods: { startDate: '施工期間' },
    regions: { address: '工程所在地區' },
    details: { address: '工程詳細地址' },
  },
});

/** The Hong Kong texts in `constructionSentences`. Other files of this folder also use them. */
export const constructionSentenceTexts: (typeof constructionWords.sentences)['zh-CN'] = {
  projectNameRequired: () => '請填寫工程名稱',
  projectTypeRequired: () => '請選擇工程類型',
  labourTypeRequired: () => '請選擇用工類型',
  labourTypeUnknown: () => '請從清單中選擇用工類型',
  qualificationRequired: () => '請選擇施工資質',
  qualificationUnknown: () => '請從清單中選擇施工資質',
  projectAreaRequired: () => '請填寫建築面積',
  projectCostRequired: () => '請填寫工程造價',
  worksStartRequired: () => '請選擇施工開始日期',
  worksEndRequired: () => '請選擇施工結束日期',
  worksEndBeforeStart: () => '施工結束日期不能早於開始日期',
  projectAddressRequired: () => '請選擇工程所在地區',
  projectMaterialsRequired: () => '請上載工程資料照片',
};

export const constructionSentences: ReplacedMessages = replaceMessages(constructionWords.sentences, {
  'zh-HK': constructionSentenceTexts,
});
