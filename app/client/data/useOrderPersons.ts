import { orderPersons, type RosterPage, type RosterQuery } from '../../contract/orderPersons.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns a page of the persons in an order's roster: in the roster of a day, or in a version of the roster. Personal
 * data are masked.
 */
export const useOrderPersons = (query: RosterQuery): Question<RosterPage> => useQuestion(orderPersons, query);
