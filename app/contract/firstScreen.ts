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

/** What the server was asked for a screen before it sent the page, which brings the answers along. */
export interface FirstScreen {
  /** The server's time, ISO 8601. */
  readonly now: string;
  /** The data of the answers as it travels, by the calls' paths: those of the screen's first asks, and who is there. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The `id` of the element in the page that holds a `FirstScreen`, as JSON. */
export const firstScreenId = 'first-screen';

/** A screen as markup, and the elements of the styles that it is painted with. */
export interface RenderedScreen {
  readonly markup: string;
  readonly styles: string;
}

/** What the server takes from the client's program: a screen whose first asks are answered, rendered. @throws Error where it can't be */
export type RenderScreen = (place: {
  /** Path and query. */
  readonly url: string;
  readonly isPartnerHost: boolean;
  /** The user's language. */
  readonly locale: 'zh-CN' | 'en-US';
  /** Of the page: its policy lets styles with it in. */
  readonly nonce: string;
  readonly first: FirstScreen;
}) => RenderedScreen;
