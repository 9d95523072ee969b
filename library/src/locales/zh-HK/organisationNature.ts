import { organisationNatureMessages } from '../../i18n/enumerations/organisationNature.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const organisationNature: ReplacedMessages = replaceMessages(organisationNatureMessages, {
  'zh-HK': {
    stateOwned: '國有企業',
    collective: '集體企業',
    joint: '聯營企業',
    shareCooperative: '股份合作制企業',
    private: '私營企業',
    soleTrader: '個體戶',
    partnership: '合夥企業',
    limitedCompany: '有限責任公司',
    jointStockCompany: '股份有限公司',
    publicInstitution: '事業單位',
    stateOrgan: '國家機關',
    partyOrgan: '黨政機關',
  },
});
