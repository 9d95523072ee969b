import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { venueWords } from '../../i18n/subjects/venue.messages.ts';

export const venueFields: ReplacedMessages = replaceMessages(venueWords.fields, {
  'zh-HK': {
    names: {
      businessAreaSquareMetres: '營業面積',
      guestRooms: '客房數',
      employees: '員工人數',
      swimmingPools: '游泳池個數',
      parkingLots: '停車位數',
    },
    hints: {},
    absent: {},
    units: { guestRooms: '間', employees: '人', swimmingPools: '個', parkingLots: '個' },
    periods: {},
    regions: {},
    details: {},
  },
});

/** The Hong Kong texts in `venueSentences`. Other files of this folder also use them. */
export const venueSentenceTexts: (typeof venueWords.sentences)['zh-CN'] = {
  businessAreaRequired: () => '請填寫營業面積',
};

export const venueSentences: ReplacedMessages = replaceMessages(venueWords.sentences, {
  'zh-HK': venueSentenceTexts,
});
