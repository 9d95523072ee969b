import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/EndorsementPremium/EndorsementPremium.messages.ts';

export const endorsementPremium: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '保費試算',
    print: '列印',
    slider: '拖曳查看不同生效日期的保費',
    dayText: (day) => `${day} 零時生效`,
    holdsFrom: (day) => `自 ${day} 零時生效`,
    heads: (before, after) => counted`變更前 ${before} 人，變更後 ${after} 人`,
    persons: (count) => counted`逐人試算（${count} 項變更）`,
    person: '人員',
    kind: '變更',
    charge: '應收保費',
    refund: '應退保費',
    fee: '手續費',
    net: '淨額',
    settlement: { pay: '應補', refund: '應退', nothing: '無需補退保費' },
    pending: '正在試算…',
    none: '新增人員變更後試算保費',
  },
});
