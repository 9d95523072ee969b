import {
  constructionQualifications,
  labourTypes,
  projectTypes,
} from '@tuanbao/library/domain/enumeration/construction';
import { useAttributes } from '@tuanbao/library/domain/enumeration/vehicle';
import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { houseAreaClasses } from '@tuanbao/library/domain/product/houseAreaClass';
import type {
  Clause,
  ClauseKind,
  DisabilityTable,
  FactorOption,
  Plan,
  SumInsuredOption,
} from '@tuanbao/library/domain/product/productDefinition';
import type { ContractCostRate, PoolBand, Tariff, VehicleRate } from '@tuanbao/library/domain/product/tariff';
import type { ClauseWords, ProductWords, WordedOption } from '@tuanbao/library/domain/scheme/productWords';

import type { JsonSchema } from '../wire/jsonSchema.ts';
import {
  anyOf,
  decimal,
  figure,
  flag,
  listOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  text,
  whole,
  wordOf,
} from './jsonShape.ts';

const ratesByClass = recordOf('^[1-6]$', decimal);

const factor = { code: text, label: text, rate: decimal };

/** JSON Schema of one option in a table of factors, such as a deductible, with its rate. */
export const factorOptionShape: JsonSchema = objectOf<FactorOption>(factor, { ratesByClass });

export const disabilityTableShape: JsonSchema = objectOf<DisabilityTable>(
  { ...factor, percentages: listOf(figure) },
  { ratesByClass },
);

const clauseKind = wordOf<ClauseKind>({ main: true, addOn: true, placeDuty: true });

const sumInsured = objectOf<SumInsuredOption>({ sumInsured: whole, label: text });

const clause = objectOf<Clause>(
  { code: text, name: text, kind: clauseKind, isOptional: flag, options: listOf(sumInsured) },
  {
    ratesPerMille: ratesByClass,
    premiums: recordOf(String.raw`^\d{1,2}$`, ratesByClass),
    ratePerSquareMetre: decimal,
    premiumsByAreaClass: recordOf(`^(${houseAreaClasses.join('|')})$`, decimal),
    surcharge: decimal,
    sumInsuredLimit: objectOf<NonNullable<Clause['sumInsuredLimit']>>({ tenThousands: whole, label: text }),
  },
);

/** JSON Schema of a plan. A plan is a bundle of clauses with a price. */
export const planShape: JsonSchema = objectOf<Plan>({ code: text, name: text, rate: decimal, clauses: listOf(clause) });

type TariffOf<Basis extends Tariff['basis']> = Extract<Tariff, { basis: Basis }>;

const decimalsBy = (words: readonly string[]) => recordOf(`^(${words.join('|')})$`, decimal);

/** JSON Schema of a product's rate tables that depend on the rating basis and not on a clause. */
export const tariffShape: JsonSchema = anyOf(
  objectOf<TariffOf<'byArea'>>({ basis: { const: 'byArea' }, projectTypes: decimalsBy(projectTypes) }),
  objectOf<TariffOf<'byContractCost'>>({
    basis: { const: 'byContractCost' },
    rates: listOf(
      objectOf<ContractCostRate>({
        projectType: oneOf(projectTypes),
        labourType: oneOf(labourTypes),
        qualification: oneOf(constructionQualifications),
        perMille: decimal,
      }),
    ),
  }),
  objectOf<TariffOf<'perPool'>>({
    basis: { const: 'perPool' },
    bands: listOf(objectOf<PoolBand>({ upTo: orNull(whole), premium: decimal })),
  }),
  objectOf<TariffOf<'perVehicle'>>(
    {
      basis: { const: 'perVehicle' },
      vehicles: listOf(
        objectOf<VehicleRate>({
          detail: oneOf(vehicleDetails),
          countedOn: wordOf<VehicleRate['countedOn']>({ seat: true, vehicle: true }),
          premium: decimal,
        }),
      ),
      useAttributes: decimalsBy(useAttributes),
    },
    { mostVehicles: whole },
  ),
);

const worded = listOf(objectOf<WordedOption>({ code: text, label: text }));

/** JSON Schema of the names of the codes in a product's schemes. Each product defines these names. */
export const productWordsShape: JsonSchema = objectOf<ProductWords>(
  {
    plans: listOf(
      objectOf<ProductWords['plans'][number]>({
        code: text,
        name: text,
        clauses: listOf(
          objectOf<ClauseWords>({ code: text, name: text, kind: clauseKind, options: listOf(sumInsured) }),
        ),
      }),
    ),
    deductibles: worded,
    payoutRatios: worded,
    disabilityTables: worded,
  },
  { accidentRates: worded },
);
