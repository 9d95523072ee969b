import type { Call } from './call.ts';
import { listProducts } from './products.ts';
import { productShelf } from './productShelf.ts';
import { userQualification } from './users.ts';
import { firstWorklist, worklist } from './worklist.ts';

/** GET request that a screen sends as soon as it is shown. */
export interface FirstAsk {
  readonly call: Call<unknown, unknown>;
  readonly request: object;
}

const ask = <Request extends object>(call: Call<Request, unknown>, request: Request): FirstAsk => ({ call, request });

/**
 * By the path of a screen: the GET requests whose responses fill the client's cache before the screen is rendered. The
 * calls are part of the client's first script. The server also embeds responses for other screens; their calls aren't
 * listed here, because their code is loaded with the screen.
 */
export const firstAsks: Readonly<Record<string, readonly FirstAsk[]>> = {
  '/entry': [
    ask(listProducts, { keyword: '' }),
    ask(userQualification, {}),
    ask(worklist, firstWorklist),
    ask(productShelf, {}),
  ],
};

/** Data that the server embeds in a page, so that the screen can be shown before it sends a request. */
export interface FirstScreen {
  /** Time of the server when it built the page (ISO 8601). */
  readonly now: string;
  /**
   * Response data in wire form, by the path of the call. The data contain the responses to the first requests of the
   * screen, and the signed-in user.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  /**
   * The requests of these responses, by the path of the call; without those for the time and the user. If a request differs from the request that the screen
   * sends, the screen can't use the embedded response.
   */
  readonly requests: Readonly<Record<string, object>>;
}

/** `id` of the element in the page that contains the `FirstScreen` as JSON. */
export const firstScreenId = 'first-screen';
