import { codedOrganisationNatureMessages } from '../../i18n/enumerations/codedOrganisationNature.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const codedOrganisationNature: ReplacedMessages = replaceMessages(codedOrganisationNatureMessages, {
  'zh-HK': {
    stateOrgan: '國家機關',
    publicInstitution: '事業單位',
    stateOwned: '國有企業',
    collective: '集體企業',
    private: '私營企業',
    externallyInvested: '外商及港澳台投資企業',
    shareholding: '股份制企業',
    socialOrganisation: '社會團體',
    other: '其他',
  },
});
