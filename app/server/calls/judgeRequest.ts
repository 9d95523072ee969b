import { type Locale, messagesIn } from '@tuanbao/library/i18n/messagePack';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Schema, ValidationError } from 'yup';

import type { Call } from '../../contract/call.ts';
import type { CallSchemas } from '../../contract/callSchemas.ts';
import type { Facts } from '../../contract/documented/facts.ts';
import { resultCodes } from '../../contract/envelope.ts';
import { ContradictionError } from '../../contract/wire/contradiction.ts';
import { jsonSchemaFormats, jsonSchemaOf } from '../../contract/wire/jsonSchema.ts';
import { SaidFault } from '../../contract/wire/said.ts';
import { Refusal, saying } from '../platform/http/refusal.ts';
import { contradictionMessages } from './contradictions.messages.ts';
import { droppingOf } from './dropUnknown.ts';
import { fieldFaultMessages } from './fieldFaults.messages.ts';

const options = { strict: false, formats: { ...jsonSchemaFormats }, ownProperties: true } as const;
const ofBodies = new Ajv2020(options);
/** Everything in an address or a form is text; numbers among it are read as such. */
const ofTexts = new Ajv2020({ ...options, coerceTypes: true });

/** JSON in a field of a form is judged by the schema of its content, which Ajv takes for a remark. */
function isJsonOf(validate: ValidateFunction, text: string): boolean {
  try {
    return validate(JSON.parse(text));
  } catch {
    return false;
  }
}
ofTexts.removeKeyword('contentSchema').addKeyword({
  keyword: 'contentSchema',
  type: 'string',
  schemaType: 'object',
  compile: (schema: AnySchemaObject) => {
    const validate = ofBodies.compile(schema);
    return (text: string) => isJsonOf(validate, text);
  },
});

/** Rows from which on yup isn't asked what is wrong with a list: it takes 30 µs a row, the compiled schema 0.1. */
const longList = 200;

function withoutLongLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > longList ? [] : value.map(withoutLongLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutLongLists(field)]));
}

interface Finding {
  readonly path: string;
  /** Null where the contract has no words for it: yup's own messages repeat what was sent and are never shown. */
  readonly fault: SaidFault | null;
}

const faultIn = (messages: readonly unknown[]): SaidFault | null => {
  const [message] = messages;
  return message instanceof SaidFault ? message : null;
};

/** Findings of yup in the content, in the terms of the contract; empty where there are none. */
function findingsOf(schema: Schema, input: unknown): readonly Finding[] {
  try {
    schema.validateSync(withoutLongLists(input), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) return [{ path: '', fault: null }];
    const inner = error.inner.length > 0 ? error.inner : [error];
    return inner.map(({ path, errors }) => ({ path: path ?? '', fault: faultIn(errors) }));
  }
}

const wordsOf = ({ fault, params }: SaidFault, locale: Locale): string =>
  messagesIn(fieldFaultMessages, locale)[fault](params);

/** A malformed request: words for the first fault that has any, and the paths of all. Nothing that was sent is repeated. */
function malformed(findings: readonly Finding[]): Refusal {
  const first = findings.find(({ fault }) => fault !== null)?.fault;
  return new Refusal(
    resultCodes.badRequest,
    (locale) => (first ? wordsOf(first, locale) : saying('badRequest')(locale)),
    (locale) =>
      findings.slice(0, 20).map(({ path, fault }) => ({ path, message: fault ? wordsOf(fault, locale) : '' })),
  );
}

/** The refusal of a request that contradicts itself, with a message and the field. */
function contradictory({ code, path, params }: ContradictionError): Refusal {
  const say = (locale: Locale) => messagesIn(contradictionMessages, locale)[code](params);
  return new Refusal(resultCodes.refused, say, (locale) => [{ path, code, message: say(locale) }]);
}

const pathOf = (validate: ValidateFunction): string =>
  (validate.errors?.[0]?.instancePath ?? '').slice(1).replaceAll('/', '.');

/** A request that is in order. */
interface Judged<Request> {
  /** In the product's words. */
  readonly request: Request;
  /** In the spelling of the call's codec. */
  readonly wire: unknown;
}

/**
 * How a call's request is judged: by its JSON Schema, compiled. Fields that it doesn't name are ignored. It has every
 * test of the yup schema (the conversion stops at one that it doesn't know), so yup is only asked for the words where
 * something is wrong; on its own it isn't safe against hostile keys and numbers. Gives back the request in the product's
 * words, and as its codec takes it.
 *
 * @param noteUnknown called with the number of unknown fields of a request, where there are any
 * @throws Refusal 900400, 006004 for a contradiction
 */
export function judgeOf<Request>(
  call: Call<Request, unknown>,
  schemas: CallSchemas,
  noteUnknown: (fields: number) => void = () => undefined,
): (input: unknown, facts: Facts) => Judged<Request> {
  const schema = schemas.request;
  const isText = call.method === 'GET' || call.encoding !== 'json';
  // at the first request: all calls together would cost a start more than everything else
  const compile = () => {
    const jsonSchema = jsonSchemaOf(schema);
    return { drop: droppingOf(jsonSchema), validate: (isText ? ofTexts : ofBodies).compile(jsonSchema) };
  };
  let compiled: ReturnType<typeof compile> | undefined;
  return (input, facts) => {
    const { drop, validate } = (compiled ??= compile());
    const unknown = drop(input);
    if (unknown > 0) noteUnknown(unknown);
    if (!validate(input)) {
      const findings = findingsOf(schema, input);
      throw malformed(findings.length > 0 ? findings : [{ path: pathOf(validate), fault: null }]);
    }
    try {
      const wire = schemas.received ? schemas.received(input, facts) : input;
      return { request: call.request.fromWire(wire), wire };
    } catch (error) {
      if (error instanceof ContradictionError) throw contradictory(error);
      if (error instanceof RangeError) throw malformed([]);
      throw error;
    }
  };
}
