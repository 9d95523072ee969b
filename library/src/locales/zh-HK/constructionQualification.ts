import { constructionQualificationMessages } from '../../i18n/enumerations/constructionQualification.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const constructionQualification: ReplacedMessages = replaceMessages(constructionQualificationMessages, {
  'zh-HK': { firstGrade: '一級', secondGrade: '二級', thirdGrade: '三級', ungradedLabour: '勞務不分等級' },
});
