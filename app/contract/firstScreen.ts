import type { Call } from './call.ts';
import { listProducts } from './products.ts';
import { userQualification } from './users.ts';
import { workload } from './workload.ts';

/** Request that a screen sends as soon as it is shown. */
export interface FirstAsk {
  readonly call: Call<unknown, unknown>;
  readonly request: object;
}

const ask = <Request extends object>(call: Call<Request, unknown>, request: Request): FirstAsk => ({ call, request });

/** First GET requests of a screen, by its path. They must equal the requests that the screen sends. */
export const firstAsks: Readonly<Record<string, readonly FirstAsk[]>> = {
  '/entry': [ask(listProducts, { keyword: '' }), ask(userQualification, {}), ask(workload, {})],
};

/** Responses that the server embeds in a page for its screen. */
export interface FirstScreen {
  /** Time of the server, ISO 8601. */
  readonly now: string;
  /**
   * Response data in wire form, by the paths of the calls: the first requests of the screen, and the signed-in user.
   */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** `id` of the element in the page that contains the `FirstScreen` as JSON. */
export const firstScreenId = 'first-screen';
