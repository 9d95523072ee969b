import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { InferType, Schema } from 'yup';

import type { Call } from './call.ts';
import type { Facts } from './documented/facts.ts';

/**
 * Schemas of a call: its requests are judged by them, and the OpenAPI document is drawn from them. The documents' payload
 * and answer may be wider than what the call's codecs carry: `received` and `answered` lead from one to the other.
 */
export interface CallSchemas<RequestWire = unknown, ResponseWire = unknown> {
  readonly request: Schema;
  readonly response: Schema<ResponseWire>;
  /** The codec's request of a payload that fits the schema. @throws ContradictionError where two of its fields differ */
  received?(payload: unknown, facts: Facts): RequestWire;
  /** The codec's answer with what the documents name beside. */
  answered?(answer: ResponseWire, facts: Facts, request: RequestWire): object;
}

type SchemasByName = Readonly<Record<string, CallSchemas>>;

/** Wire types of calls by their names, as the schemas have them. */
export type WiresOf<Schemas extends SchemasByName> = {
  readonly [Name in keyof Schemas]: {
    readonly request: InferType<Schemas[Name]['request']>;
    readonly response: InferType<Schemas[Name]['response']>;
  };
};

type AnyCall = Call<unknown, unknown>;

/** Names of the calls among what a file exports. */
type CallNames<Exports> = { [Name in keyof Exports]: Exports[Name] extends AnyCall ? Name : never }[keyof Exports];

/** A type whose lists may be read-only, as those of codecs are. */
type WithReadonlyLists<Value> = Value extends (...input: never) => unknown
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly WithReadonlyLists<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithReadonlyLists<Value[Key]> }
      : Value;

/** The schema where it takes every value of the codec's wire type; nothing fits where it asks for more. */
type Complete<Wire, Given> = Given extends Schema
  ? [Wire] extends [WithReadonlyLists<InferType<Given>>]
    ? Given
    : never
  : never;

/** A schema of another type than the codec's needs the way from the one to the other. */
type Received<RequestWire, Schemas> = Schemas extends { readonly received: (...given: never) => unknown }
  ? { received(payload: never, facts: Facts): RequestWire }
  : { readonly request: Schema<RequestWire> };

/** Schemas that fit the calls of a file: all of them, no other, each of the wire types of its call's codecs. */
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
 * The calls of a file with their schemas. A call without schemas, schemas without a call, and schemas of another wire type
 * than the codecs have do not compile.
 *
 * @param exports what the file exports, other things beside the calls too
 */
export const withSchemas = <Exports extends Readonly<Record<string, unknown>>, Schemas extends SchemasByName>(
  exports: Exports,
  schemas: Schemas & Fitting<Exports, Schemas>,
): readonly (readonly [AnyCall, CallSchemas])[] =>
  Object.entries<unknown>(exports).flatMap(([name, value]) => {
    const own = ownValue<CallSchemas>(schemas, name);
    return isCall(value) && own ? [[value, own] as const] : [];
  });
