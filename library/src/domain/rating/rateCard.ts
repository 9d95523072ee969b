import { Big } from 'big.js';

import {
  type ConstructionQualification,
  type LabourType,
  type ProjectType,
  projectTypes,
} from '../enumeration/construction.ts';
import { type UseAttribute, useAttributes, type VehicleDetail } from '../enumeration/vehicle.ts';
import type { Fen } from '../money/fen.ts';
import { classesOf, type OccupationClass } from '../occupation/occupationClass.ts';
import { type HouseAreaClass, houseAreaClasses } from '../product/houseAreaClass.ts';
import type { DiscountTier, ProductDefinition } from '../product/productDefinition.ts';
import { planOffersOf } from './planOffer.ts';
import type { QuotableDraft } from './quotation.ts';
import { quote } from './quote.ts';
import type { RatingSubject } from './subject.ts';

/** The unit for which a row of the rate card shows the annual premium. Areas are in square metres. */
export type RatedUnit =
  | { readonly kind: 'class'; readonly occupationClass: OccupationClass }
  | {
      readonly kind: 'vehicle';
      readonly detail: VehicleDetail;
      readonly useAttribute: UseAttribute;
      readonly countedOn: 'seat' | 'vehicle';
    }
  | { readonly kind: 'pool'; readonly above: number; readonly upTo: number | null }
  | { readonly kind: 'house'; readonly areaClass: HouseAreaClass }
  | { readonly kind: 'area'; readonly areaSquareMetres: number; readonly projectType: ProjectType | null }
  | {
      readonly kind: 'works';
      readonly costFen: Fen;
      readonly projectType: ProjectType;
      readonly labourType: LabourType;
      readonly qualification: ConstructionQualification;
    };

/** A row of the rate card: a unit, and its annual premium in each plan. */
export interface RateRow {
  readonly unit: RatedUnit;
  /** Annual premium in yuan as a decimal string, for each plan; null when the plan has no price for the unit. */
  readonly premiums: readonly (string | null)[];
}

/**
 * A discount tier, and for each plan the annual premium of one person of the lowest occupation class, in yuan as a
 * decimal string. The premium is null when the plan has no price for this class.
 */
export interface TierRow {
  readonly tier: DiscountTier;
  readonly premiums: readonly (string | null)[];
}

/**
 * Example premiums (示例费率) of a product. Each plan is priced for one year of cover, with its compulsory clauses, the
 * first sum insured of each clause, and the initial option of each factor (`newScheme`).
 */
export interface RateCard {
  readonly rows: readonly RateRow[];
  /** Discounts by number of persons. Empty when the product has no discounts, or isn't priced per person. */
  readonly tiers: readonly TierRow[];
}

/** Area in square metres for which the rate card shows the premium of a product that is priced by area. */
const sampleArea = 1000;
/** Contract cost in fen for which the rate card shows the premium of a construction product: 10 million yuan. */
const sampleCostFen = 1_000_000_000;

/** A unit, and the occupation class or the subject for which `quote` prices the unit. */
interface PricedUnit {
  readonly unit: RatedUnit;
  readonly occupationClass?: OccupationClass;
  readonly subject?: RatingSubject;
}

const ofPersons = ({ occupation }: ProductDefinition): readonly PricedUnit[] =>
  classesOf(occupation.classes).map((occupationClass) => ({
    unit: { kind: 'class', occupationClass },
    occupationClass,
  }));

function ofTariff({ basis, tariff }: ProductDefinition): readonly PricedUnit[] {
  if (tariff?.basis === 'perVehicle') {
    return tariff.vehicles.flatMap(({ detail, countedOn }) =>
      useAttributes.map((useAttribute) => ({
        unit: { kind: 'vehicle', detail, useAttribute, countedOn },
        subject: { basis: 'perVehicle', detail, useAttribute, seats: 1 },
      })),
    );
  }
  if (tariff?.basis === 'perPool') {
    return tariff.bands.map(({ upTo }, at) => {
      const above = tariff.bands[at - 1]?.upTo ?? 0;
      const pools = [{ areaSquareMetres: upTo ?? above + 1, count: 1 }];
      return { unit: { kind: 'pool', above, upTo }, subject: { basis: 'perPool', pools } };
    });
  }
  if (tariff?.basis === 'byContractCost') {
    return tariff.rates.map(({ projectType, labourType, qualification }) => {
      const works = { costFen: sampleCostFen, projectType, labourType, qualification };
      return { unit: { kind: 'works', ...works }, subject: { basis: 'byContractCost', ...works } };
    });
  }
  if (tariff?.basis === 'byArea') {
    return projectTypes.map((projectType) => ({
      unit: { kind: 'area', areaSquareMetres: sampleArea, projectType },
      subject: { basis: 'byArea', areaSquareMetres: sampleArea, projectType },
    }));
  }
  if (basis === 'perHouse') {
    return houseAreaClasses.map((areaClass) => ({
      unit: { kind: 'house', areaClass },
      subject: { basis: 'perHouse', areaSquareMetres: areaClass },
    }));
  }
  return [
    {
      unit: { kind: 'area', areaSquareMetres: sampleArea, projectType: null },
      subject: { basis: 'byArea', areaSquareMetres: sampleArea },
    },
  ];
}

/** The premium of one unit in each plan, with the discount of an order with `heads` persons. */
function premiumsOf(product: ProductDefinition, priced: PricedUnit, heads = 1): readonly (string | null)[] {
  const { occupationClass, subject } = priced;
  return planOffersOf(product).map(({ scheme }) => {
    const occupations = occupationClass === undefined ? [] : [{ code: '', name: '', occupationClass, heads }];
    const draft: QuotableDraft = {
      months: 12,
      applyQuantity: 1,
      schemes: [{ ...scheme, occupations }],
      ...(subject && { subject }),
    };
    const [found] = quote(product, draft).schemes;
    if (found?.status !== 'priced') return null;
    return new Big(found.lines[0]?.unitPremium ?? found.premium).toFixed();
  });
}

const cards = new WeakMap<ProductDefinition, RateCard>();

/** The rate card of a product, computed by `quote`. It is computed once for each product. */
export function rateCardOf(product: ProductDefinition): RateCard {
  const known = cards.get(product);
  if (known) return known;
  const units = product.basis === 'perPerson' ? ofPersons(product) : ofTariff(product);
  const [lowest] = units;
  const card: RateCard = {
    rows: units.map((priced) => ({ unit: priced.unit, premiums: premiumsOf(product, priced) })),
    tiers:
      product.basis === 'perPerson' && lowest
        ? product.discountTiers.map((tier) => ({
            tier,
            premiums: premiumsOf(product, lowest, Math.max(tier.minPersons, 1)),
          }))
        : [],
  };
  cards.set(product, card);
  return card;
}

/** The premium of an occupation class in the first plan. */
export interface ClassRate {
  /** Annual premium of one person, in yuan as a decimal string. */
  readonly premium: string;
  /** Premium of the class divided by the premium of the lowest occupation class in the plan, with two decimals. */
  readonly factor: string;
}

/** The premiums of the occupation classes in the first plan of a product that is priced per person. */
export function classRatesOf(product: ProductDefinition): ReadonlyMap<OccupationClass, ClassRate> {
  const priced = rateCardOf(product).rows.flatMap(({ unit, premiums: [premium] }) =>
    unit.kind === 'class' && premium ? [{ ...unit, premium }] : [],
  );
  const lowest = priced[0]?.premium ?? '0';
  return new Map(
    priced.map(({ occupationClass, premium }) => {
      const factor = Number(lowest) === 0 ? '1.00' : new Big(premium).div(lowest).toFixed(2);
      return [occupationClass, { premium, factor }];
    }),
  );
}
