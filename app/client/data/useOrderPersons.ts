import { orderPersons, type RosterPage, type RosterQuery } from '../../contract/orderPersons.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns a page of the persons in the roster of an order: of the roster on a day, or of a version of the roster. Personal
 * data are masked.
 */
export const useOrderPersons = (query: RosterQuery): Question<RosterPage> => useQuestion(orderPersons, query);
