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
/**
 * Validates query parameters and form fields. Their values are texts, so a text such as `12` is converted where the
 * schema expects a number.
 */
const ofTexts = new Ajv2020({ ...options, coerceTypes: true });

/**
 * True when a form field contains JSON that matches the schema of its content. Ajv itself ignores the keyword
 * `contentSchema`.
 */
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

/**
 * Maximum number of rows of a list that yup validates. Longer lists are validated only by the compiled schema: yup
 * takes 30 µs per row, the compiled schema 0.1 µs.
 */
const longList = 200;

function withoutLongLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > longList ? [] : value.map(withoutLongLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutLongLists(field)]));
}

interface Finding {
  readonly path: string;
  /**
   * The fault with its message. It is null if the contract has no message for the fault: the messages of yup repeat the
   * input and are never shown.
   */
  readonly fault: SaidFault | null;
}

const faultIn = (messages: readonly unknown[]): SaidFault | null => {
  const [message] = messages;
  return message instanceof SaidFault ? message : null;
};

/** Returns the faults that yup finds in the input, as faults of the contract; empty if yup finds no fault. */
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
 * Returns the refusal of a malformed request. Its message is that of the first fault that has a message. Its data are
 * the paths and messages of the first 20 faults. The refusal never contains values of the input.
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

/**
 * Returns the refusal of a well-formed request that contradicts itself or has a value that the server can't process. It
 * contains a message and the path of the field.
 */
function contradictory({ code, path, params }: ContradictionError): Refusal {
  const say = (locale: Locale) => messagesIn(contradictionMessages, locale)[code](params);
  return new Refusal(resultCodes.refused, say, (locale) => [{ path, code, message: say(locale) }]);
}

const pathOf = (validate: ValidateFunction): string =>
  (validate.errors?.[0]?.instancePath ?? '').slice(1).replaceAll('/', '.');

/** A valid request, in the form of the domain and in its wire form. */
interface Judged<Request> {
  /** The request with the field names and values of the domain. Services receive this object. */
  readonly request: Request;
  /**
   * The request in its wire form: with the field names and codes of the API. The call's codec converts this object to
   * `request`.
   */
  readonly wire: unknown;
}

/**
 * Creates the function that validates the requests of a call by a compiled JSON Schema. The function removes undeclared
 * fields from the request, and returns the request in the form of the domain and in its wire form.
 *
 * The JSON Schema contains every test of the yup schema, because the conversion throws an error for an unknown test.
 * yup is used only to find the messages for an invalid request, because yup alone isn't safe against hostile keys and
 * numbers.
 *
 * @param noteUnknown called with the number of undeclared fields, if a request has any
 * @throws Refusal 900400 when a request is malformed, 006004 when its fields contradict each other or have a value that
 * the server can't process
 */
export function judgeOf<Request>(
  call: Call<Request, unknown>,
  schemas: CallSchemas,
  noteUnknown: (fields: number) => void = () => undefined,
): (input: unknown, facts: Facts) => Judged<Request> {
  const schema = schemas.request;
  const isText = call.method === 'GET' || call.encoding !== 'json';
  // The schema is compiled at the first request of its call. Compiling the schemas of all calls would take most of the
  // time that the server needs to start.
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
