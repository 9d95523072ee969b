import {
  constructionQualifications,
  labourTypes,
  projectTypes,
} from '@tuanbao/library/domain/enumeration/construction';
import { useAttributes } from '@tuanbao/library/domain/enumeration/vehicle';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import type { FactorOption, Plan, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { QuotableDraft } from '@tuanbao/library/domain/rating/quotation';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import type { QuotableScheme } from '@tuanbao/library/domain/scheme/scheme';
import * as fc from 'fast-check';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

/** A product with a draft that has a price. */
export interface ProductDraft {
  readonly product: ProductDefinition;
  readonly draft: QuotableDraft;
}

/** All products that agents insure in this app, and not in the system of the insurer. */
export const nativeProducts: readonly ProductDefinition[] = loadCatalogue().products.filter(
  ({ jump }) => jump.kind === 'native',
);

const codeIn = (options: readonly FactorOption[]) =>
  options.length === 0 ? fc.constant('') : fc.constantFrom(...options.map(({ code }) => code));

const occupations = (product: ProductDefinition) =>
  fc.array(
    fc.record({
      code: fc.constant(''),
      name: fc.constant(''),
      occupationClass: fc.constantFrom(...classesOf(product.occupation.classes)),
      heads: fc.integer({ min: 1, max: 400 }),
    }),
    { minLength: 1, maxLength: 4 },
  );

const clausesOf = (plan: Plan) =>
  fc
    .tuple(
      ...plan.clauses.map((clause) =>
        fc.record({
          clause: fc.constant(clause),
          isChosen: clause.isOptional ? fc.boolean() : fc.constant(true),
          option: fc.constantFrom(...clause.options),
        }),
      ),
    )
    .map((choices) =>
      choices
        .filter(({ isChosen }) => isChosen)
        .map(({ clause, option }) => ({ code: clause.code, sumInsured: option.sumInsured })),
    );

const schemeOf = (product: ProductDefinition, id: string): fc.Arbitrary<QuotableScheme> =>
  fc.constantFrom(...product.plans).chain((plan) =>
    fc.record({
      id: fc.constant(id),
      planCode: fc.constant(plan.code),
      clauses: clausesOf(plan),
      deductible: codeIn(product.deductibles),
      payoutRatio: codeIn(product.payoutRatios),
      disabilityTable: codeIn(product.disabilityTables),
      occupations: product.basis === 'perPerson' ? occupations(product) : fc.constant([]),
      ...(product.accidentRates ? { accidentRate: codeIn(product.accidentRates) } : {}),
    }),
  );

const squareMetres = fc.integer({ min: 1, max: 5_000_000 }).map((hundredths) => hundredths / 100);

const subjects: Readonly<Record<RatingSubject['basis'], (product: ProductDefinition) => fc.Arbitrary<RatingSubject>>> =
  {
    byArea: () =>
      fc.record({
        basis: fc.constant('byArea' as const),
        areaSquareMetres: squareMetres,
        projectType: fc.constantFrom(...projectTypes),
      }),
    byContractCost: () =>
      fc.record({
        basis: fc.constant('byContractCost' as const),
        costFen: fc.integer({ min: 1, max: 1_000_000_000_000 }),
        projectType: fc.constantFrom(...projectTypes),
        labourType: fc.constantFrom(...labourTypes),
        qualification: fc.constantFrom(...constructionQualifications),
      }),
    perPool: () =>
      fc.record({
        basis: fc.constant('perPool' as const),
        pools: fc.array(fc.record({ areaSquareMetres: squareMetres, count: fc.integer({ min: 1, max: 20 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
    perVehicle: ({ tariff }) => {
      const vehicle = {
        detail: fc.constantFrom(...(tariff?.basis === 'perVehicle' ? tariff.vehicles : []).map(({ detail }) => detail)),
        useAttribute: fc.constantFrom(...useAttributes),
        seats: fc.integer({ min: 1, max: 60 }),
      };
      return fc.record({
        basis: fc.constant('perVehicle' as const),
        ...vehicle,
        others: fc.array(fc.record(vehicle), { maxLength: 4 }),
      });
    },
    perHouse: () => fc.record({ basis: fc.constant('perHouse' as const), areaSquareMetres: squareMetres }),
  };

/** Generates drafts of a product. Each draft has a price. */
export const draftOf = (product: ProductDefinition): fc.Arbitrary<QuotableDraft> =>
  fc.record({
    months: fc.constantFrom(...product.durations),
    applyQuantity: fc.integer({ min: 1, max: product.axLimits?.maxQuantity ?? 3 }),
    schemes:
      product.basis === 'perPerson'
        ? fc.tuple(schemeOf(product, 'a'), schemeOf(product, 'b'))
        : fc.tuple(schemeOf(product, 'a')),
    ...(product.basis === 'perPerson' ? {} : { subject: subjects[product.basis](product) }),
  });

/** Generates a product of the catalogue with a draft that has a price. */
export const productDraft: fc.Arbitrary<ProductDraft> = fc
  .constantFrom(...nativeProducts)
  .chain((product) => fc.record({ product: fc.constant(product), draft: draftOf(product) }));

/** Generates a product of the catalogue that is priced by persons, with a draft that has a price. */
export const rosterDraft: fc.Arbitrary<ProductDraft> = fc
  .constantFrom(...nativeProducts.filter(({ basis }) => basis === 'perPerson'))
  .chain((product) => fc.record({ product: fc.constant(product), draft: draftOf(product) }));

/** Generates a product of the catalogue that isn't priced by persons, with a draft that has a price. */
export const subjectDraft: fc.Arbitrary<ProductDraft> = fc
  .constantFrom(...nativeProducts.filter(({ basis }) => basis !== 'perPerson'))
  .chain((product) => fc.record({ product: fc.constant(product), draft: draftOf(product) }));
