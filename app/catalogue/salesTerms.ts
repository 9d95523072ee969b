import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type RewardType, rewardTypes } from '@tuanbao/library/domain/enumeration/rewardType';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { object, string, ValidationError } from 'yup';

import { CatalogueError } from './definitionFrom.ts';
import { decimal, flag, isRecord, list, name, shape, whole, word } from './schemaParts.ts';

/** Sales terms of a product: data about the sale that the product's definition doesn't contain. */
export interface SalesTerms {
  /** True when an agent may sell the product only after the agent's identity was verified. */
  readonly isRealNameRequired: boolean;
  /** True when an agent may sell the product only after redeeming an invitation to it. */
  readonly isWhiteListed: boolean;
  /** Commission rate (推广费): the agent's share of the premium, as a decimal string. */
  readonly commissionRate: string;
  /** Number of days for which a quotation is valid. */
  readonly quotationDays: number;
}

/** Reward that agents can earn (specification §3, agent reward types). */
export interface Mission {
  readonly code: string;
  readonly name: string;
  readonly type: RewardType;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  /** Product lines whose sales count for the reward. An empty list means all lines. */
  readonly lines: readonly string[];
  /**
   * Steps of the reward. `target` is a number of policies, or an amount of premium in yuan when the reward type counts
   * premium. Only the highest step that the agent has reached is paid.
   */
  readonly steps: readonly { readonly target: number; readonly bonus: string }[];
}

/** Sales terms of all products, and the missions (rewards that agents can earn). */
export interface Sales {
  readonly missions: readonly Mission[];
  /**
   * Returns the sales terms of a product. The product's own terms override the terms of its product line, and the terms
   * of the line override the common terms.
   */
  termsOf(product: { readonly id: string; readonly line: string }): SalesTerms;
}

const day = () =>
  string()
    .strict(true)
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required();

const terms = shape({
  isRealNameRequired: flag(),
  isWhiteListed: flag(),
  commissionRate: decimal(),
  quotationDays: whole(1),
});

const mission = shape({
  code: name(),
  name: name(),
  type: word(...rewardTypes),
  from: day(),
  until: day(),
  lines: list().of(name()),
  steps: list()
    .of(shape({ target: whole(1), bonus: decimal() }))
    .min(1),
});

const sales = shape({
  common: terms,
  lines: object().required(),
  products: object().required(),
  missions: list().of(mission),
});

type Layers = Readonly<Record<string, object>>;

function checked<Value>(check: () => Value, place: string): Value {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new CatalogueError(
      'sales.json',
      error.errors.map((each) => `${place}${each}`),
      { cause: error },
    );
  }
}

/** Returns sales terms and missions from their file. @throws CatalogueError with the invalid field */
export function salesFrom(content: unknown): Sales {
  const strictly = { abortEarly: false, strict: true };
  const file = checked(() => sales.validateSync(content, strictly) as unknown as Record<string, unknown>, '');
  const [lines, products] = [file['lines'], file['products']] as [Layers, Layers];
  const merged = (layer: object): SalesTerms => ({ ...(file['common'] as SalesTerms), ...layer });
  for (const [key, layer] of [...Object.entries(lines), ...Object.entries(products)]) {
    checked(() => terms.validateSync(isRecord(layer) ? merged(layer) : layer, strictly), `${key}: `);
  }
  return {
    missions: file['missions'] as readonly Mission[],
    termsOf: ({ id, line }) => merged({ ...ownValue(lines, line), ...ownValue(products, id) }),
  };
}
