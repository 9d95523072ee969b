import { checkPersons, type PersonsToCheck } from '../../contract/checks.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { isOfProblemPersons, type ProblemPerson, problemPersonsOf } from './problemPersonsOf.ts';

/** True when both requests contain the same row objects; a changed person is a new object. */
const isSame = (one: PersonsToCheck, other: PersonsToCheck): boolean =>
  one.productId === other.productId &&
  one.startDate === other.startDate &&
  one.persons.length === other.persons.length &&
  one.persons.every((person, at) => person === other.persons[at]);

/**
 * Check of insured persons on the server before an order is submitted. It runs once for each state of a roster. A
 * failed check reports no problems, because the submission checks the persons again.
 */
export class PersonCheck {
  readonly #send: Send;
  #last: { readonly asked: PersonsToCheck; readonly found: Promise<readonly ProblemPerson[]> } | null = null;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Returns the problem persons of a roster. The result is reused while the row objects are the same. */
  problemsOf(asked: PersonsToCheck): Promise<readonly ProblemPerson[]> {
    if (this.#last && isSame(this.#last.asked, asked)) return this.#last.found;
    const found = this.#check(asked);
    this.#last = { asked, found };
    return found;
  }

  async #check(asked: PersonsToCheck): Promise<readonly ProblemPerson[]> {
    try {
      await this.#send(checkPersons, asked, { noErrorMessage: true });
      return [];
    } catch (error) {
      if (isOfProblemPersons(error)) return problemPersonsOf(error);
      if (!isCallError(error)) throw error;
      this.#last = null; // the next call sends the check again
      return [];
    }
  }
}

const ofOwners = new WeakMap<object, PersonCheck>();

/** Returns the check of a draft's persons. The same object is returned while the draft is open in this visit. */
export function personCheckOf(owner: object, send: Send): PersonCheck {
  const check = ofOwners.get(owner) ?? new PersonCheck(send);
  ofOwners.set(owner, check);
  return check;
}
