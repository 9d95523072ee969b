import { type CallError, isCallError } from '../platform/http/callError.ts';

/** A person that the server's check found fault with (000002). */
export interface ProblemPerson {
  readonly key: number;
  /** Place in the list that was sent, from 1. */
  readonly row: number;
  readonly insuredName: string;
  readonly field: string;
  readonly message: string;
}

/** True when a call failed for persons (000002). */
export const isOfProblemPersons = (error: unknown): error is CallError => isCallError(error, 'problemPersons');

/** The persons that a refusal with 000002 names; empty where it names none. */
export const problemPersonsOf = ({ data }: CallError): readonly ProblemPerson[] =>
  Array.isArray(data) ? (data as readonly ProblemPerson[]) : [];
