import { counted } from '../../i18n/counted.ts';
import { endorsementProblemMessages } from '../../i18n/endorsementProblems.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

const kindsZh: ReadonlyMap<string | number | undefined, string> = new Map([
  ['add', '增加受保人'],
  ['remove', '減少受保人'],
  ['replace', '更換'],
]);

export const endorsementProblem: ReplacedMessages = replaceMessages(endorsementProblemMessages, {
  'zh-HK': {
    endorsementInProgress: () => '批改處理中，請勿重複遞交，請到批改清單查看',
    externalAddressInvalid: () => '產品資料有誤：跳轉網址無效',
    endorsementNotOffered: () => '該產品暫不支援批改',
    policyNotInForce: () => '保單未生效或已失效，不能申請批改',
    surrenderUnderWay: () => '保單正在退保，不能申請批改',
    nothingToChange: () => '請至少新增一項人員變更',
    kindNotAllowed: ({ kind }) => `該產品不支援${kindsZh.get(kind) ?? '該批改類型'}`,
    combinationNotAllowed: () => '該產品的增加受保人、減少受保人、更換需分開申請',
    removalLimitExceeded: ({ max, left, asked }) =>
      counted`保險期內最多可減少受保人 ${max} 人，還可減少 ${left} 人，本次申請 ${asked} 人`,
    replacementLimitExceeded: ({ max, left, asked }) =>
      counted`保險期內最多可更換 ${max} 人，還可更換 ${left} 人，本次申請 ${asked} 人`,
    tooFewRemain: ({ min, heads }) => counted`變更後投保人數不得少於 ${min} 人，現為 ${heads} 人`,
    tooManyHeads: ({ max, heads }) => counted`變更後投保人數不得超過 ${max} 人，現為 ${heads} 人`,
    classChangeNotAllowed: () => '更換前後的職業類別必須相同',
    returnNotAllowed: () => '該人員已被減少或更換，不可再次投保',
    notInsured: () => '該人員不在保單中',
    changedTwice: () => '同一受保人不能變更兩次',
    changesNothing: () => '更換前後的人員資料完全相同，無需更換',
    returnsUnchanged: () => '該人員在本次申請中被減少或更換後又以相同資料投保，無需變更，請刪除',
    originalDiffers: () => '原受保人資料與保單記錄不一致，請重新整理後重新選擇',
    E_DUPLICATE: () => '受保人重複',
    effectiveDateInvalid: () => '批改生效日期無效，請按年-月-日填寫',
    effectiveDateTooEarly: ({ earliest }) => `批改最早自 ${earliest} 零時生效`,
    effectiveDateTooLate: ({ latest }) => `批改生效日期不能晚於保險期最後一天 ${latest}`,
    effectiveDateBeforeLast: ({ earliest }) => `批改生效日期不能早於上一次批改的生效日期 ${earliest}`,
    coverEnded: ({ end }) => `保險期至 ${end} 止，已不能申請批改`,
    premiumUnknown: () => '該人員的方案或職業類別沒有保費，請核對',
    remainingMonthsUnpriced: ({ months }) => `剩餘 ${months} 個月沒有短期費率，不能計算保費`,
    changeUnpriced: () => '該產品只能更換相同職業類別的人員',
    trialMissing: () => '請先試算保費',
    trialOutdated: () => '批改資料已修改，請重新試算保費',
    reconcileUnresolved: () => '請先確認這名人員屬於哪種變更',
    materialMissing: ({ name }) => `請上載${name}`,
    materialUnknown: () => '該產品不需要這類資料',
  },
});
