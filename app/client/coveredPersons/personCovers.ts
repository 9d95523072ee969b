import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type CoveredPerson, coveredPersonsIn, personsToAskFor } from '@tuanbao/library/domain/roster/coveredPersons';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import { coversDuring, type EarlierCovers } from '@tuanbao/library/domain/roster/earlierCover';
import type { Person } from '@tuanbao/library/domain/roster/person';

import type { ResponseOf } from '../../contract/call.ts';
import { personRisk } from '../../contract/checks.ts';
import { maxPersonsInRequest } from '../../contract/wire/limits.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { Observable } from '../platform/observable/observable.ts';

/** Time in milliseconds for which a draft must stay unchanged before the covers of its persons are requested. */
const restMs = 1000;

export interface CoversState {
  /** Rows of the roster whose persons are already covered. */
  readonly persons: readonly CoveredPerson[];
  /** True if the last request for covers failed. */
  readonly hasFailed: boolean;
}

const noCovers: CoversState = { persons: [], hasFailed: false };

type Risk = ResponseOf<typeof personRisk>['personRiskList'][number];

/**
 * Converts the covers of one person in the response to the type that the roster needs. `shown` translates the names of
 * products.
 */
export const coversIn = (
  { isSameProduct, coverList }: Risk,
  shown = (name: string): string => name,
): EarlierCovers => ({
  isSameProduct,
  covers: coverList.map(({ policySn, productName, validStartDate, validEndDate, isSameProduct: isSame }) => ({
    policySn,
    productName: shown(productName),
    startDate: validStartDate,
    endDate: validEndDate,
    isSameProduct: isSame,
  })),
});

/**
 * Finds the persons of a draft who are already covered. When the draft has stayed unchanged for a second, the covers
 * that aren't loaded yet are requested. Editing never waits for the response. A failed request is shown and can be
 * retried. Names and numbers are kept in memory only.
 */
export class PersonCovers extends Observable<CoversState> {
  readonly #store: DraftStore;
  readonly #send: Send;
  readonly #shown: (name: string) => string;
  /** Covers that are loaded, by the identity of the person; null for a person without covers. */
  readonly #known = new Map<string, EarlierCovers | null>();
  #noted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;

  constructor(store: DraftStore, send: Send, shown: (name: string) => string) {
    super(noCovers);
    this.#store = store;
    this.#send = send;
    this.#shown = shown;
  }

  /** Follows the changes of the draft until the returned function is called. */
  readonly watch = (): (() => void) => {
    this.#rest();
    const unsubscribe = this.#store.subscribeToAll(() => this.#rest());
    return () => {
      clearTimeout(this.#timer);
      unsubscribe();
    };
  };

  /**
   * Requests the covers of the persons with a valid document whose covers aren't loaded yet. Does nothing while a
   * request is running.
   */
  readonly ask = async (): Promise<void> => {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for (let persons = this.#unknown(); persons.length > 0; persons = this.#unknown()) await this.#askFor(persons);
      this.#show(false);
    } catch (error) {
      if (!isCallError(error)) throw error;
      this.#show(true);
    } finally {
      this.#isAsking = false;
    }
  };

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), restMs);
  }

  #unknown(): readonly Person[] {
    return personsToAskFor(this.#store.roster, (identity) => this.#known.has(identity), maxPersonsInRequest);
  }

  async #askFor(persons: readonly Person[]): Promise<void> {
    const request = { productId: this.#store.surroundings.product.id, orderType: '1', persons } as const;
    const { personRiskList } = await this.#send(personRisk, request, { noErrorMessage: true, noLoading: true });
    const byKey = new Map(personRiskList.map((risk) => [risk.key, coversIn(risk, this.#shown)]));
    for (const person of persons) this.#known.set(identityOf(person), byKey.get(person.key) ?? null);
  }

  #show(hasFailed: boolean): void {
    const { roster, surroundings } = this.#store;
    const { startDate, months } = this.#store.read();
    const from = isCalendarDay(startDate) ? startDate : surroundings.today;
    const known = Array.from(this.#known).flatMap(([identity, covers]) =>
      covers ? [[identity, covers] as const] : [],
    );
    const covered = coversDuring(new Map(known), from, lastDayOfCover(from, months));
    const noted = JSON.stringify(Array.from(covered));
    if (noted !== this.#noted) this.#store.noteCovers(covered);
    this.#noted = noted;
    const persons = coveredPersonsIn(roster.persons(), covered);
    if (persons.length > 0 || hasFailed) this.write({ persons, hasFailed });
    else if (this.read() !== noCovers) this.write(noCovers);
  }
}

const ofDrafts = new WeakMap<DraftStore, PersonCovers>();

/**
 * Returns the `PersonCovers` of a draft store. `shown` translates the names of products. The same store always gets the
 * same object.
 */
export function personCoversOf(store: DraftStore, send: Send, shown: (name: string) => string): PersonCovers {
  const covers = ofDrafts.get(store) ?? new PersonCovers(store, send, shown);
  ofDrafts.set(store, covers);
  return covers;
}
