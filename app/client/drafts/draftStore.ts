import { type CalendarDay, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OccupationTree } from '@tuanbao/library/domain/occupation/occupationTree';
import { problemsOfDraft } from '@tuanbao/library/domain/order/draftProblems';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { orderPriceProblems } from '@tuanbao/library/domain/order/orderPrice';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import type { Problem } from '@tuanbao/library/domain/problem/problem';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import type { CoversByIdentity } from '@tuanbao/library/domain/roster/earlierCover';
import { ratedClassOf, type RosterContext, rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { headsLeftToList } from '@tuanbao/library/domain/scheme/listedHeads';
import { classLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { rosterSchemesOf } from '@tuanbao/library/domain/scheme/rosterSchemes';
import type { OccupationLine } from '@tuanbao/library/domain/scheme/scheme';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';

import { Observable } from '../platform/observable/observable.ts';
import { RefusedProblems } from './refusedProblems.ts';

/** Number of persons in each occupation class, by the id of the scheme. */
export type RosterLines = Readonly<Record<string, readonly OccupationLine[]>>;

/** Draft without its persons. The persons are in a separate store. */
export type DraftBody = Omit<OrderDraft, 'persons'>;

/** The data that are needed to check a draft of a product. */
export interface DraftSurroundings {
  readonly product: ProductDefinition;
  readonly occupations: OccupationTree;
  readonly today: CalendarDay;
  /** First and last day on which cover may start, and the days between them on which it can't start. */
  readonly startDays: {
    readonly earliest: CalendarDay;
    readonly latest: CalendarDay;
    readonly closedDays: readonly CalendarDay[];
  };
}

/**
 * Returns a function that computes a value once for each revision of a draft. If the new value has the same content as
 * the value before, the function returns the old object, so that components see no change.
 */
function perRevision<Value>(compute: () => Value): (revision: number) => Value {
  let known: { revision: number; value: Value; text: string } | null = null;
  return (revision) => {
    if (known?.revision === revision) return known.value;
    const value = compute();
    const text = JSON.stringify(value);
    known = { revision, value: known?.text === text ? known.value : value, text };
    return known.value;
  };
}

/** Store of the edited draft. The value of the store is the draft without its persons; the persons are in `roster`. */
export class DraftStore extends Observable<DraftBody> {
  readonly surroundings: DraftSurroundings;
  readonly roster: RosterStore;
  readonly refused = new RefusedProblems();
  /** Number that increases with every change of the draft, including its persons. */
  revision = 0;
  readonly #listeners = new Set<() => void>();
  #isChecking = false;
  readonly #lines = perRevision(() => this.#linesNow());
  readonly #quote = perRevision(() => this.#quoteNow());
  readonly #problems = perRevision(() => this.#problemsNow());

  constructor(surroundings: DraftSurroundings, draft: OrderDraft) {
    const { persons, ...body } = draft;
    super(body);
    this.surroundings = surroundings;
    this.roster = createRosterStore(rosterContextFor(surroundings, body), persons);
    this.roster.subscribe(() => {
      if (!this.#isChecking) this.#tell();
    });
  }

  /** Changes some fields of the draft. If a scheme is removed, its persons are removed too. */
  change(patch: Partial<DraftBody>): void {
    const before = this.read();
    const body = { ...before, ...patch };
    this.write(body);
    this.#checkRosterAgain(before, body);
    if (patch.schemes) this.#removePersonsWithoutScheme();
    this.#tell();
  }

  /** Replaces the whole content with the content of another draft. */
  replace({ persons, ...body }: OrderDraft): void {
    const before = this.read();
    this.write(body);
    this.#checkRosterAgain(before, body);
    this.roster.replaceAll(persons);
    this.#tell();
  }

  /** Returns the complete draft with its persons, as it is saved. */
  draft(): OrderDraft {
    return { ...this.read(), persons: this.roster.persons() };
  }

  /**
   * Returns the draft as it is priced and submitted. If a scheme has persons in the roster, the numbers of persons that
   * were entered in the scheme are set to 0, because the roster replaces them.
   */
  statedDraft(): OrderDraft {
    const draft = this.draft();
    return { ...draft, schemes: headsLeftToList(draft.schemes, this.roster.headsBy()) };
  }

  /** Returns the number of persons in each occupation class by scheme id. Schemes without persons are left out. */
  rosterLines(): RosterLines {
    return this.#lines(this.revision);
  }

  /** Returns the price of the current draft. */
  quote(): Quote {
    return this.#quote(this.revision);
  }

  /**
   * Returns the problems that the client finds in the draft. Problems of single rows of the roster aren't included;
   * they are in `roster`.
   */
  problems(): readonly Problem[] {
    return this.#problems(this.revision);
  }

  /** Marks the rows of the persons who are already covered. The draft itself doesn't change. */
  noteCovers(covered: CoversByIdentity): void {
    this.#setContext({ ...this.roster.context, covered });
  }

  /** Calls `listener` after each change of the draft, including its persons. The returned function stops the calls. */
  readonly subscribeToAll = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #linesNow(): RosterLines {
    return Object.fromEntries(
      Array.from(this.roster.headsBy(), ([schemeId, heads]) => [schemeId, classLinesOf(heads.byClass)]),
    );
  }

  #quoteNow(): Quote {
    const { product } = this.surroundings;
    const body = this.read();
    return quote(product, quotableDraftOf(body, this.#linesByScheme(), ratingSubjectOf(product, body)));
  }

  #problemsNow(): readonly Problem[] {
    const { product, today, startDays } = this.surroundings;
    // Only the server has the list of forbidden words, so the list is empty here. The server checks whether the name of
    // the applicant contains a forbidden word.
    const classOf = (code: string) => ratedClassOf(this.roster.context, code);
    const context = { today, forbiddenWords: [], closedDays: startDays.closedDays, classOf };
    return [
      ...problemsOfDraft(product, this.statedDraft(), this.#linesByScheme(), context),
      ...orderPriceProblems(this.quote()),
    ];
  }

  #linesByScheme(): ReadonlyMap<string, readonly OccupationLine[]> {
    return new Map(Object.entries(this.rosterLines()));
  }

  #tell(): void {
    this.revision++;
    this.refused.follow(this.read());
    for (const listener of this.#listeners) listener();
  }

  #removePersonsWithoutScheme(): void {
    const schemeIds = new Set(this.read().schemes.map(({ id }) => id));
    const gone = this.roster.persons().filter(({ schemeId }) => !schemeIds.has(schemeId));
    if (gone.length > 0) this.roster.remove(gone.map(({ key }) => key));
  }

  #checkRosterAgain(before: DraftBody, after: DraftBody): void {
    const next = rosterContextFor(this.surroundings, after);
    const { startDate, schemes } = rosterContextFor(this.surroundings, before);
    const { context } = this.roster;
    // If only the start date has changed, only the start date of the context is set. The roster then checks only the
    // ages again.
    if (JSON.stringify(next.schemes) !== JSON.stringify(schemes)) this.#setContext({ ...context, ...next });
    else if (next.startDate !== startDate) this.#setContext({ ...context, startDate: next.startDate });
  }

  /**
   * Sets the context of the roster. The context isn't a part of the draft, so `revision` doesn't increase. If an
   * insertion of persons is still running, the insertion is completed first, and only the insertion increases
   * `revision`.
   */
  #setContext(context: RosterContext): void {
    this.roster.finishInsertion();
    this.#isChecking = true;
    this.roster.setContext(context);
    this.#isChecking = false;
  }
}

/**
 * Returns the context in which the persons of a draft are checked. If the draft has no start date, ages are computed
 * for today.
 */
const rosterContextFor = ({ product, occupations, today }: DraftSurroundings, body: DraftBody): RosterContext =>
  rosterContextOf(product, {
    today,
    startDate: isCalendarDay(body.startDate) ? body.startDate : today,
    occupations,
    schemes: rosterSchemesOf(product, body.schemes, body.months),
  });
