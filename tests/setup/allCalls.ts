import { readdirSync } from 'node:fs';

import type { Call } from '../../app/contract/call.ts';

/** A call of any type. The types of its request and response aren't known. */
export type AnyCall = Call<never, unknown>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** Names of the contract's modules that may declare calls. Modules with schemas are left out. */
const moduleNames = readdirSync(new URL('../../app/contract/', import.meta.url)).flatMap(
  (file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [],
);

const modules = await Promise.all(
  moduleNames.map((name) => import(`../../app/contract/${name}.ts`) as Promise<Readonly<Record<string, unknown>>>),
);

/** All calls of these modules, by their names. The calls of the desk are in a subfolder and aren't included. */
export const allCalls: ReadonlyMap<string, AnyCall> = new Map(
  modules.flatMap((module) => Object.entries(module)).filter((entry): entry is [string, AnyCall] => isCall(entry[1])),
);
