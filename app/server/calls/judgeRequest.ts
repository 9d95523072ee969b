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
/** Validates query parameters and form fields. Their values are text, so numbers are converted from text. */
const ofTexts = new Ajv2020({ ...options, coerceTypes: true });

/** Validates JSON in a form field by the schema of its content. Ajv itself ignores the keyword `contentSchema`. */
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

/** Number of rows from which yup doesn't validate a list: yup takes 30 µs per row, the compiled schema 0.1 µs. */
const longList = 200;

function withoutLongLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > longList ? [] : value.map(withoutLongLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutLongLists(field)]));
}

interface Finding {
  readonly path: string;
  /**
   * The fault with its message; null when the contract has no message for it. The messages of yup repeat the input and
   * are never shown.
   */
  readonly fault: SaidFault | null;
}

const faultIn = (messages: readonly unknown[]): SaidFault | null => {
  const [message] = messages;
  return message instanceof SaidFault ? message : null;
};

/** Faults that yup finds in the input, in the terms of the contract; empty when there are none. */
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

/**
 * The refusal of a malformed request: the message of the first fault that has one, and the paths of all faults. It
 * repeats nothing of the input.
 */
function malformed(findings: readonly Finding[]): Refusal {
  const first = findings.find(({ fault }) => fault !== null)?.fault;
  return new Refusal(
    resultCodes.badRequest,
    (locale) => (first ? wordsOf(first, locale) : saying('badRequest')(locale)),
    (locale) =>
      findings.slice(0, 20).map(({ path, fault }) => ({ path, message: fault ? wordsOf(fault, locale) : '' })),
  );
}

/** The refusal of a request that contradicts itself, with a message and the field's path. */
function contradictory({ code, path, params }: ContradictionError): Refusal {
  const say = (locale: Locale) => messagesIn(contradictionMessages, locale)[code](params);
  return new Refusal(resultCodes.refused, say, (locale) => [{ path, code, message: say(locale) }]);
}

const pathOf = (validate: ValidateFunction): string =>
  (validate.errors?.[0]?.instancePath ?? '').slice(1).replaceAll('/', '.');

/** A valid request. */
interface Judged<Request> {
  /** The request in the terms of the product. */
  readonly request: Request;
  /** The request in the spelling of the call's codec. */
  readonly wire: unknown;
}

/**
 * Creates the function that validates a call's requests by the compiled JSON Schema. It ignores undeclared fields and
 * returns the request in the terms of the product and in the spelling of its codec.
 *
 * The JSON Schema has every test of the yup schema: the conversion throws for a test that it doesn't know. yup only
 * finds the messages for an invalid request, because yup alone isn't safe against hostile keys and numbers.
 *
 * @param noteUnknown called with the number of undeclared fields of a request, when there are any
 * @throws Refusal 900400, 006004 for a contradiction
 */
export function judgeOf<Request>(
  call: Call<Request, unknown>,
  schemas: CallSchemas,
  noteUnknown: (fields: number) => void = () => undefined,
): (input: unknown, facts: Facts) => Judged<Request> {
  const schema = schemas.request;
  const isText = call.method === 'GET' || call.encoding !== 'json';
  // The schema is compiled at the first request: compiling the schemas of all calls would take most of the start.
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
