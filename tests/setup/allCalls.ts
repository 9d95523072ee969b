import { readdirSync } from 'node:fs';

import type { Call } from '../../app/contract/call.ts';

/** A call with any types of request and response. */
export type AnyCall = Call<never, unknown>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** Names of the modules of the contract that may declare calls. Schemas are in modules of their own. */
const moduleNames = readdirSync(new URL('../../app/contract/', import.meta.url)).flatMap(
  (file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [],
);

const modules = await Promise.all(
  moduleNames.map((name) => import(`../../app/contract/${name}.ts`) as Promise<Readonly<Record<string, unknown>>>),
);

/** All calls of all modules of the contract, by their names. */
export const allCalls: ReadonlyMap<string, AnyCall> = new Map(
  modules.flatMap((module) => Object.entries(module)).filter((entry): entry is [string, AnyCall] => isCall(entry[1])),
);
