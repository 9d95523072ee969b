import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { presentDraftOf } from '@tuanbao/library/domain/order/draftAddresses';
import { draftContradictions, type DraftCodes } from '@tuanbao/library/domain/order/draftContradictions';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import { loadSuccessors } from '@tuanbao/library/domain/region/loadSuccessors';
import {
  classOfPerson,
  ratedClassOf,
  type RosterContext,
  rosterContextOf,
} from '@tuanbao/library/domain/roster/rosterContext';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { rosterSchemesOf } from '@tuanbao/library/domain/scheme/rosterSchemes';
import type { OccupationLine } from '@tuanbao/library/domain/scheme/scheme';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';

import { resultCodes } from '../../contract/envelope.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { saying } from '../services/refusals.ts';
import { refuseProblems } from '../services/refuseProblems.ts';
import type { Services } from '../services/services.ts';
import { productOfDraft, productOnSale } from './products.ts';

/** A draft, with its price and the data that are needed to price and check it. */
export interface RatedDraft {
  readonly product: ProductDefinition;
  /**
   * The draft. Each person has the occupation class that the product gives to the person's occupation. A different
   * class in the request is ignored.
   */
  readonly draft: OrderDraft;
  readonly rosterContext: RosterContext;
  readonly rosterLines: ReadonlyMap<string, readonly OccupationLine[]>;
  readonly quote: Quote;
}

/**
 * Prices a draft with the product's version in force.
 * @throws Refusal 900404 when the product isn't on sale, 006004 when the draft is for another version of the product
 */
export const rated = (services: Services, given: OrderDraft): RatedDraft =>
  ratedWith(services, productOfDraft(services.catalogue, given), given, services.clock.today());

/**
 * Prices the draft of an order with the product version that the draft states, although a newer version may be in
 * force. `orderCreatedOn` is the day on which the order was created. @throws Refusal 900404 when the product doesn't
 * have this version
 */
export function ratedAsSold(services: Services, given: OrderDraft, orderCreatedOn: CalendarDay): RatedDraft {
  const product = services.catalogue.productOf(given.productId, given.productVersion);
  if (!product) throw new Refusal(resultCodes.notFound, saying('productUnknown'));
  return ratedWith(services, product, given, orderCreatedOn);
}

/**
 * Prices a draft. The product determines the occupation classes from the occupations. Occupation classes in the request
 * are ignored.
 */
function ratedWith(
  { clock, occupations }: Services,
  product: ProductDefinition,
  given: OrderDraft,
  orderCreatedOn: CalendarDay,
): RatedDraft {
  const rosterContext = rosterContextOf(product, {
    today: clock.today(),
    startDate: given.startDate || clock.today(),
    orderCreatedOn,
    occupations,
    schemes: rosterSchemesOf(product, given.schemes, given.months),
  });
  const persons = given.persons.map((person) => {
    const classOf = classOfPerson(person, rosterContext);
    const occupationClass = classOf === null ? '' : String(classOf);
    return occupationClass === person.occupationClass ? person : { ...person, occupationClass };
  });
  const draft = { ...given, persons };
  const rosterLines = rosterLinesOf(persons);
  const quotable = quotableDraftOf(draft, rosterLines, ratingSubjectOf(product, draft));
  return { product, draft, rosterContext, rosterLines, quote: quote(product, quotable) };
}

/**
 * Returns the draft with current region codes: the code of a region that no longer exists is replaced by the code of
 * the region's successor.
 */
export const presentDraft = async (draft: OrderDraft): Promise<OrderDraft> =>
  presentDraftOf(draft, await loadRegions(), await loadSuccessors());

/** Returns the regions and occupation classes that are needed to check the codes in a draft. */
export const codesFor = async ({ rosterContext }: RatedDraft): Promise<Required<DraftCodes>> => ({
  regions: await loadRegions(),
  classOf: (code) => ratedClassOf(rosterContext, code),
});

/**
 * Prices an unfinished draft.
 *
 * @throws Refusal 900404 when the product isn't on sale, 006004 when the product has a newer version or the draft
 * contradicts itself
 */
export async function quotedDraft(services: Services, given: OrderDraft): Promise<RatedDraft> {
  const all = rated(services, await presentDraft(given));
  refuseProblems(draftContradictions(all.product, all.draft, await codesFor(all)));
  return all;
}

/**
 * Returns the total premium in fen at the current price of the product. The order form shows the same premium. If the
 * draft can't be priced, returns null.
 */
export function totalNow(services: Services, draft: OrderDraft): number | null {
  try {
    const { version } = productOnSale(services.catalogue, draft.productId);
    return rated(services, { ...draft, productVersion: version }).quote.totalFen;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
