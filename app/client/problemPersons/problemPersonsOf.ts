import { type CallError, isCallError } from '../platform/http/callError.ts';

/** Person with a problem that the server's check found (000002). */
export interface ProblemPerson {
  readonly key: number;
  /** Position in the submitted list, from 1. */
  readonly row: number;
  readonly insuredName: string;
  readonly field: string;
  readonly message: string;
}

/** True for an error with problem persons (000002). */
export const isOfProblemPersons = (error: unknown): error is CallError => isCallError(error, 'problemPersons');

/** Returns the persons of a refusal with 000002; empty when it has none. */
export const problemPersonsOf = ({ data }: CallError): readonly ProblemPerson[] =>
  Array.isArray(data) ? (data as readonly ProblemPerson[]) : [];
