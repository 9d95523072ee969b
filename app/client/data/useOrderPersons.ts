import { orderPersons, type RosterPage, type RosterQuery } from '../../contract/orderPersons.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Returns a page of the persons who are insured under an order on a day, with personal data masked. */
export const useOrderPersons = (query: RosterQuery): Question<RosterPage> => useQuestion(orderPersons, query);
