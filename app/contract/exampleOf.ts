import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { resolved } from './shapes/domainShapes.ts';
import type { JsonSchema } from './wire/jsonSchema.ts';

/** Preferred example values by field name. All values are fictitious. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  productId: ['90001'],
  productName: ['安业雇主责任保险'],
  companyName: ['恒运财产保险（示例）'],
  groupName: ['远山精密机械有限公司'],
  groupCardType: ['5'],
  groupCardId: ['91110199MA0TEXT991'],
  insuredName: ['安澜'],
  insuredIdType: ['1'],
  insuredIdNo: ['110199199001150012'],
  userName: ['林晓舟'],
  orderSn: ['TB202611200000000001'],
  durationUnit: ['month'],
  duration: [12],
  pageIndex: [1],
  pageSize: [4],
  emailAddress: ['contact@example.com'],
  validStartDate: ['2026-12-01'],
  validEndDate: ['2027-11-30'],
  // The code 52 is a state of orders and a state of endorsements, so the example fits both.
  status: [52],
  fromStatus: [52],
  toStatus: [52],
  surrenderStatus: ['applied'],
};

/** Example texts for fields whose names aren't in `byName`. The first text that fits the schema is used. */
const texts: readonly string[] = [
  '示例',
  '示',
  '1',
  '0',
  '2026',
  '2026-12-01',
  '2026-12-01 00:00:00',
  '100.00',
  '13800138000',
  '123456',
  '111100',
  'https://example.com/1',
  '00000000-0000-4000-8000-000000000001',
  'contact@example.com',
  '91110199MA0TEXT991',
  'group',
];

const dayFormats = new Set(['day', 'dayOrEmpty']);

function fitsText(value: unknown, schema: JsonSchema): boolean {
  if (typeof value !== 'string') return false;
  const {
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
    pattern,
    format,
    allOf = [],
  } = schema as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
    allOf?: readonly JsonSchema[];
  };
  if (value.length < minLength || value.length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false;
  if (format !== undefined && dayFormats.has(format) !== /^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  return allOf.every((each) => fitsText(value, each));
}

function numberOf(schema: JsonSchema, wanted: unknown): number {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema as {
    minimum?: number;
    maximum?: number;
  };
  return Math.min(Math.max(typeof wanted === 'number' ? wanted : 1, minimum), maximum);
}

function textOf(schema: JsonSchema, wanted: readonly unknown[]): unknown {
  if ('contentSchema' in schema) return JSON.stringify(exampleOf(schema['contentSchema'] as JsonSchema));
  return [...wanted, ...texts].find((candidate) => fitsText(candidate, schema)) ?? '';
}

const typeOf = ({ type }: JsonSchema): unknown => (Array.isArray(type) ? type[0] : type);

const isFile = (schema: JsonSchema): boolean => 'contentMediaType' in schema && !('contentSchema' in schema);

/** Returns an example of an object. Fields for files have no example and are left out. */
function exampleObject(schema: JsonSchema, path: string): Readonly<Record<string, unknown>> {
  const fields = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  return Object.fromEntries(
    fields.filter(([, field]) => !isFile(field)).map(([name, field]) => [name, exampleOf(field, `${path}.${name}`)]),
  );
}

/**
 * Returns a value that fits a schema. Because the value is computed from the current schema, an example is never out of
 * date. If none of the known texts fits the schema of a text, the example is empty, and a test fails.
 */
export function exampleOf(given: JsonSchema, path = ''): unknown {
  const schema = resolved(given);
  const wanted = ownValue(byName, path.slice(path.lastIndexOf('.') + 1)) ?? [];
  const [choice] = (schema['enum'] ?? ('const' in schema ? [schema['const']] : [])) as readonly unknown[];
  if (choice !== undefined) return choice;
  const [form] = (schema['anyOf'] ?? []) as readonly JsonSchema[];
  if (form) return exampleOf(form, path);
  switch (typeOf(schema)) {
    case 'string':
      return textOf(schema, wanted);
    case 'number':
    case 'integer':
      return numberOf(schema, wanted[0]);
    case 'boolean':
      return true;
    case 'array':
      return schema['items'] === undefined ? [] : [exampleOf(schema['items'] as JsonSchema, path)];
    case 'object':
      return exampleObject(schema, path);
    default:
      return {};
  }
}
