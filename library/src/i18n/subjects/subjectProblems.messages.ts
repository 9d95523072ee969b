import type { SubjectProblemCode } from '../../domain/product/subjectProblem.ts';
import type { SubjectFieldCode } from '../../domain/subject/insuredSubjects.ts';
import type { MessagePack, SourceLocale } from '../messagePack.ts';
import type { SubjectSentences } from '../subjectWords.ts';
import { constructionWords } from './construction.messages.ts';
import { houseWords } from './house.messages.ts';
import { poolWords } from './pool.messages.ts';
import { sharedProblemMessages } from './sharedProblems.messages.ts';
import { vehicleWords } from './vehicle.messages.ts';
import { venueWords } from './venue.messages.ts';

/**
 * Texts for the problems of every kind of insured subject, and for general problems of a quote, such as an invalid
 * number of copies.
 */
export type SubjectProblemMessages = SubjectSentences<SubjectProblemCode | SubjectFieldCode>;

const sentencesIn = (locale: SourceLocale): SubjectProblemMessages => ({
  ...sharedProblemMessages[locale],
  ...constructionWords.sentences[locale],
  ...poolWords.sentences[locale],
  ...vehicleWords.sentences[locale],
  ...houseWords.sentences[locale],
  ...venueWords.sentences[locale],
});

/**
 * The texts for the problems of all kinds of subjects together, for lists of problems and for the server. The form of
 * one kind uses only the message pack of this kind and `sharedProblemMessages`.
 */
export const subjectProblemMessages: MessagePack<SubjectProblemMessages> = {
  'zh-CN': sentencesIn('zh-CN'),
  'en-US': sentencesIn('en-US'),
};
