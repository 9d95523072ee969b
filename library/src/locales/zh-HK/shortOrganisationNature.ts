import { shortOrganisationNatureMessages } from '../../i18n/enumerations/shortOrganisationNature.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const shortOrganisationNature: ReplacedMessages = replaceMessages(shortOrganisationNatureMessages, {
  'zh-HK': {
    stateOwned: '國有企業',
    collective: '集體企業',
    privatelyRun: '民營企業',
    foreignInvested: '外商投資企業',
    hkMacauTaiwanInvested: '港澳台投資企業',
    shareholding: '股份制企業',
    publicBody: '機關事業單位',
    socialOrganisation: '社會團體',
    other: '其他',
  },
});
