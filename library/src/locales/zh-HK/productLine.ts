import { productLineMessages } from '../../i18n/productLine.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const productLine: ReplacedMessages = replaceMessages(productLineMessages, {
  'zh-HK': {
    employerLiability: '僱主責任險',
    groupAccident: '團體意外險',
    construction: '建築工程意外險',
    swimmingPool: '游泳池責任險',
    vehicle: '駕乘人員意外險',
    house: '團體家財險',
    venueLiability: '場所責任險',
  },
});
