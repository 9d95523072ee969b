import { checkPersons, type PersonsToCheck } from '../../contract/checks.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { isOfProblemPersons, type ProblemPerson, problemPersonsOf } from './problemPersonsOf.ts';

/** True for the same rows: a person who is changed becomes another object. */
const isSame = (one: PersonsToCheck, other: PersonsToCheck): boolean =>
  one.productId === other.productId &&
  one.startDate === other.startDate &&
  one.persons.length === other.persons.length &&
  one.persons.every((person, at) => person === other.persons[at]);

/**
 * The server's check of insured persons before an order is submitted, made once for each state of a roster. Without an
 * answer no person is at fault: the submission checks them again.
 */
export class PersonCheck {
  readonly #send: Send;
  #last: { readonly asked: PersonsToCheck; readonly found: Promise<readonly ProblemPerson[]> } | null = null;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The problem persons of a roster; it is the same one as long as its rows are the same objects. */
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
      this.#last = null; // asked again next time
      return [];
    }
  }
}

const ofOwners = new WeakMap<object, PersonCheck>();

/** The check of the persons of a draft, for as long as the draft is open in this visit. */
export function personCheckOf(owner: object, send: Send): PersonCheck {
  const check = ofOwners.get(owner) ?? new PersonCheck(send);
  ofOwners.set(owner, check);
  return check;
}
