import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { type RewardType, rewardTypes } from '@tuanbao/library/domain/enumeration/rewardType';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { object, string, ValidationError } from 'yup';

import { CatalogueError } from './definitionFrom.ts';
import { decimal, flag, isRecord, list, name, shape, whole, word } from './schemaParts.ts';

/** How a product is sold: what agents may know of it and the product's definition doesn't say. */
export interface SalesTerms {
  /** Only agents who proved their identity may sell it. */
  readonly isRealNameRequired: boolean;
  /** Only agents with an invitation may sell it. */
  readonly isWhiteListed: boolean;
  /** 推广费: share of the premium that goes to the agent, a decimal string. */
  readonly commissionRate: string;
  /** Days for which a quotation holds. */
  readonly quotationDays: number;
}

/** A reward that agents can earn (specification §3, agent reward types). */
export interface Mission {
  readonly code: string;
  readonly name: string;
  readonly type: RewardType;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  /** Product lines that count; empty: all. */
  readonly lines: readonly string[];
  /** Policies, or yuan of premium where the type counts premium; the highest step that is reached pays. */
  readonly steps: readonly { readonly target: number; readonly bonus: string }[];
}

/** The terms of every product, and the missions. */
export interface Sales {
  readonly missions: readonly Mission[];
  /** Terms of a product: its own, its line's, and those that all share. */
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

/** Sales terms and missions from their file. @throws CatalogueError naming the field */
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
