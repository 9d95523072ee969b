import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { InferType, Schema } from 'yup';

import type { Call } from './call.ts';
import type { Facts } from './documented/facts.ts';

/**
 * Schemas of a call. The server validates requests with them, and the OpenAPI document is generated from them. A
 * request or response of the specification has more fields than the call's codecs use, so the schemas can have more
 * fields too. `received` converts a request from the schema's form to the codec's form, and `answered` converts a
 * response from the codec's form to the schema's form.
 */
export interface CallSchemas<RequestWire = unknown, ResponseWire = unknown> {
  readonly request: Schema;
  readonly response: Schema<ResponseWire>;
  /**
   * Converts a payload that fits the schema to the request of the codec.
   * @throws ContradictionError when two fields of the payload contradict each other
   */
  received?(payload: unknown, facts: Facts): RequestWire;
  /** Adds to a response the fields that the specification names but the codec doesn't have. */
  answered?(answer: ResponseWire, facts: Facts, request: RequestWire): object;
}

type SchemasByName = Readonly<Record<string, CallSchemas>>;

/** Wire types of calls by call name, inferred from the schemas. */
export type WiresOf<Schemas extends SchemasByName> = {
  readonly [Name in keyof Schemas]: {
    readonly request: InferType<Schemas[Name]['request']>;
    readonly response: InferType<Schemas[Name]['response']>;
  };
};

type AnyCall = Call<unknown, unknown>;

/** Names of the calls among the exports of a file. */
type CallNames<Exports> = { [Name in keyof Exports]: Exports[Name] extends AnyCall ? Name : never }[keyof Exports];

/**
 * The type with read-only lists at every depth. The wire types of codecs have read-only lists, but types that are
 * inferred from schemas have mutable lists.
 */
type WithReadonlyLists<Value> = Value extends (...input: never) => unknown
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly WithReadonlyLists<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithReadonlyLists<Value[Key]> }
      : Value;

/** The schema itself when it accepts every value of the codec's wire type; `never` when it refuses some of them. */
type Complete<Wire, Given> = Given extends Schema
  ? [Wire] extends [WithReadonlyLists<InferType<Given>>]
    ? Given
    : never
  : never;

/**
 * If the type of the request schema isn't the wire type of the codec, requires the function `received`, which converts
 * a request.
 */
type Received<RequestWire, Schemas> = Schemas extends { readonly received: (...given: never) => unknown }
  ? { received(payload: never, facts: Facts): RequestWire }
  : { readonly request: Schema<RequestWire> };

/**
 * Schemas that match the calls of a file. There is one entry for each call and no other entry. The entries fit the wire
 * types of the calls' codecs.
 */
type Fitting<Exports, Schemas> = {
  readonly [Name in CallNames<Exports>]: Exports[Name] extends Call<
    infer _Request,
    infer _Response,
    infer RequestWire,
    infer ResponseWire
  >
    ? CallSchemas<RequestWire, ResponseWire> &
        (Name extends keyof Schemas
          ? Schemas[Name] extends CallSchemas
            ? Received<RequestWire, Schemas[Name]> & {
                readonly request: Complete<RequestWire, Schemas[Name]['request']>;
                readonly response: Complete<ResponseWire, Schemas[Name]['response']>;
              }
            : unknown
          : unknown)
    : never;
} & { readonly [Name in Exclude<keyof Schemas, CallNames<Exports>>]: never };

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/**
 * Returns the calls of a file with their schemas. The code does not compile when a call has no schemas, when schemas
 * have no call, or when schemas don't fit the wire types of the codecs.
 *
 * @param exports all exports of the file; values that are not calls are ignored
 */
export const withSchemas = <Exports extends Readonly<Record<string, unknown>>, Schemas extends SchemasByName>(
  exports: Exports,
  schemas: Schemas & Fitting<Exports, Schemas>,
): readonly (readonly [AnyCall, CallSchemas])[] =>
  Object.entries<unknown>(exports).flatMap(([name, value]) => {
    const own = ownValue<CallSchemas>(schemas, name);
    return isCall(value) && own ? [[value, own] as const] : [];
  });
