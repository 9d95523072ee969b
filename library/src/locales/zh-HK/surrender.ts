import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { surrenderMessages } from '../../i18n/surrender.messages.ts';

export const surrender: ReplacedMessages = replaceMessages(surrenderMessages, {
  'zh-HK': {
    states: { applied: '退保中', accepted: '已退保', rejected: '退保未通過' },
    reasons: {
      noLongerNeeded: '投保機構不再需要該保障',
      insuredElsewhere: '已在其他保險公司投保',
      contentWrong: '投保內容有誤，需要重新投保',
      other: '其他',
    },
    problems: {
      surrenderNotInForce: () => '保單未生效或已失效，不能退保',
      surrenderInProgress: () => '退保正在處理，請勿重複遞交',
      surrenderEndorsementOpen: () => '保單有處理中的批改，請先完成或關閉該批改',
      surrenderCoverEnded: ({ end }) => `保險期至 ${end} 止，已沒有可以退還的保費`,
      surrenderUnpriced: () => '剩餘的保險期沒有短期費率，不能計算退保金額，請聯絡保險公司',
    },
  },
});
