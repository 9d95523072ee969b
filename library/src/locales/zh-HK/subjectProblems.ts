import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { subjectProblemMessages } from '../../i18n/subjects/subjectProblems.messages.ts';
import { constructionSentenceTexts } from './construction.ts';
import { houseSentenceTexts } from './house.ts';
import { poolSentenceTexts } from './pool.ts';
import { sharedProblemTexts } from './sharedProblems.ts';
import { vehicleSentenceTexts } from './vehicle.ts';
import { venueSentenceTexts } from './venue.ts';

export const subjectProblem: ReplacedMessages = replaceMessages(subjectProblemMessages, {
  'zh-HK': {
    ...sharedProblemTexts,
    ...constructionSentenceTexts,
    ...poolSentenceTexts,
    ...vehicleSentenceTexts,
    ...houseSentenceTexts,
    ...venueSentenceTexts,
  },
});
