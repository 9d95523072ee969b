import type { Call } from './call.ts';
import { listProducts } from './products.ts';
import { userQualification } from './users.ts';
import { workload } from './workload.ts';

/** A question that a screen asks as soon as it is there. */
export interface FirstAsk {
  readonly call: Call<unknown, unknown>;
  readonly request: object;
}

const ask = <Request extends object>(call: Call<Request, unknown>, request: Request): FirstAsk => ({ call, request });

/** First GET requests of a screen, by its path. Must equal what the screen requests. */
export const firstAsks: Readonly<Record<string, readonly FirstAsk[]>> = {
  '/entry': [ask(listProducts, { keyword: '' }), ask(userQualification, {}), ask(workload, {})],
};

/** Responses that a page brings along for its screen. */
export interface FirstScreen {
  /** The server's time, ISO 8601. */
  readonly now: string;
  /** Response data as it travels, by the calls' paths: those of the screen's first requests, and the signed-in user. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The `id` of the element in the page that holds a `FirstScreen`, as JSON. */
export const firstScreenId = 'first-screen';
