import { checkPersons, type PersonsToCheck } from '../../contract/checks.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { isOfProblemPersons, type ProblemPerson, problemPersonsOf } from './problemPersonsOf.ts';

/**
 * True if two requests have the same product, first day of cover and persons. Persons are compared as objects, because
 * a changed person is a new object.
 */
const isSame = (one: PersonsToCheck, other: PersonsToCheck): boolean =>
  one.productId === other.productId &&
  one.startDate === other.startDate &&
  one.persons.length === other.persons.length &&
  one.persons.every((person, at) => person === other.persons[at]);

/**
 * Checks insured persons on the server before an order is submitted. The check is repeated only if the request has
 * changed or the last check failed. If a check fails, no problems are reported, because the submission checks the
 * persons again.
 */
export class PersonCheck {
  readonly #send: Send;
  #last: { readonly asked: PersonsToCheck; readonly found: Promise<readonly ProblemPerson[]> } | null = null;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Returns the persons of the request who have problems. If the request is the same as in the last check, the result
   * of the last check is returned.
   */
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
      this.#last = null; // Without a stored result, the next attempt checks again.
      return [];
    }
  }
}

const ofOwners = new WeakMap<object, PersonCheck>();

/** Returns the `PersonCheck` of a draft. The same owner always gets the same object. */
export function personCheckOf(owner: object, send: Send): PersonCheck {
  const check = ofOwners.get(owner) ?? new PersonCheck(send);
  ofOwners.set(owner, check);
  return check;
}
