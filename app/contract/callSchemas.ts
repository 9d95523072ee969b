import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { InferType, Schema } from 'yup';

import type { Call } from './call.ts';

/** Schemas of a call: its requests are judged by them, and the OpenAPI document is drawn from them. */
export interface CallSchemas<RequestWire = unknown, ResponseWire = unknown> {
  readonly request: Schema<RequestWire>;
  readonly response: Schema<ResponseWire>;
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
            ? {
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
