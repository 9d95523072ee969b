import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { sharedProblemMessages } from '../../i18n/subjects/sharedProblems.messages.ts';
import { fieldRuleTexts } from './fieldRules.ts';

/** The Hong Kong texts in `sharedProblem`. Other files of this folder also use them. */
export const sharedProblemTexts: (typeof sharedProblemMessages)['zh-CN'] = {
  quantityInvalid: ({ max }) => counted`份數須為 1 至 ${max} 的整數`,
  headsInvalid: () => '人數須為整數，且不能小於 0',
  amountTooLarge: () => '保費超出可計算的範圍，請核對保額、人數與份數',
  singleSchemeOnly: () => '該產品只能投保一個方案',
  tooFewOfClass: (params) => counted`${params['class']} 類職業至少投保 ${params['min']} 人，現有 ${params['heads']} 人`,
  subjectMissing: () => '請填寫投保標的資料後查看保費',
  areaInvalid: () => '面積須大於 0，最多保留兩位小數',
  areaNotCovered: () => '該面積不在承保範圍內',
  costInvalid: () => '請填寫正確的工程造價',
  countInvalid: ({ min, max }) => counted`請填寫 ${min} 至 ${max} 的整數`,
  poolMissing: () => '請填寫游泳池個數',
  projectTypeUnknown: () => '請選擇工程類型',
  worksNotCovered: () => '該工程類型、用工類型與資質的組合不在承保範圍內',
  useAttributeUnknown: () => '請選擇使用性質',
  vehicleNotCovered: () => '該車型不在承保範圍內',
  textTooLong: ({ max }) => counted`最多填寫 ${max} 個字`,
  dateInvalid: () => '日期不正確，請按年-月-日填寫',
  regionUnknown: () => '所選地區不存在，請重新選擇',
  regionMismatch: () => '所選地區的省、市、區縣不一致，請重新選擇',
  subjectNotAsked: () => '該產品不承保此類標的，請刪除相應的標的資料',
  ...fieldRuleTexts,
};

export const sharedProblem: ReplacedMessages = replaceMessages(sharedProblemMessages, { 'zh-HK': sharedProblemTexts });
