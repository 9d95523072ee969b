import { counted } from '../../i18n/counted.ts';
import { productTermWords } from '../../i18n/productTerms.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const productTermWordsTexts: ReplacedMessages = replaceMessages(productTermWords, {
  'zh-HK': {
    terms: {
      ages: '承保年齡',
      classes: '職業類別',
      minHeads: '類別最低人數',
      persons: '投保人數',
      idTypes: '證件類型',
      endorsementIdTypes: '批改增加受保人、更換的證件類型',
      socialSecurity: '社會保險情況',
      quantity: '投保份數',
      declinedAddresses: '不承保地址',
      areas: '銷售地區',
      durations: '保險期限',
      startDays: '生效日期',
      closedDays: '不可生效日',
      materials: '投保資料',
      endorsements: '批改',
    },
    separator: '、',
    ageRange: (min, max) => counted`${min}-${max} 週歲`,
    anyAge: '不限',
    agedAtOrder: (ages) => `${ages}（按下單日計算）`,
    agesOfClass: (occupationClass, ages) => `${occupationClass} 類 ${ages}`,
    personRange: (min, max) => counted`${min}-${max} 人`,
    classList: (classes) => `${classes} 類`,
    minHeads: (occupationClass, heads) => counted`含 ${occupationClass} 類職業時，該類至少 ${heads} 人`,
    asked: '逐人填寫有無社會保險',
    quantity: (max) => counted`最多 ${max} 份`,
    duration: (months) => (months === 12 ? '1 年' : `${months} 個月`),
    startDays: (earliest, latest) => `投保後第 ${earliest} 天至第 ${latest} 天，零時生效`,
    wholeCountry: '全國',
    authorisation: '授權書',
    stampedForm: '蓋章投保單（郵寄）',
    endorsementKinds: { add: '增加受保人', remove: '減少受保人', replace: '更換' },
    noEndorsements: '不支援人員變更',
  },
});
