import { type CallError, isCallError } from '../platform/http/callError.ts';

/** Person for whom the server's check found a problem (000002). */
export interface ProblemPerson {
  readonly key: number;
  /** Number of the person's row in the submitted list, counted from 1. */
  readonly row: number;
  readonly insuredName: string;
  readonly field: string;
  readonly message: string;
}

/** True if a call was refused because persons have problems (000002). */
export const isOfProblemPersons = (error: unknown): error is CallError => isCallError(error, 'problemPersons');

/** Returns the persons for whom a call was refused with 000002; an empty list if the refusal names none. */
export const problemPersonsOf = ({ data }: CallError): readonly ProblemPerson[] =>
  Array.isArray(data) ? (data as readonly ProblemPerson[]) : [];
