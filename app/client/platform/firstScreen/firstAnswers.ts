import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { type State, unstable_serialize } from 'swr';

import type { Call } from '../../../contract/call.ts';
import { type FirstScreen, firstAsks, firstScreenId } from '../../../contract/firstScreen.ts';
import { currentUser } from '../../../contract/session.ts';
import type { CallOptions, Send } from '../http/http.ts';
import type { SessionUser } from '../session/session.ts';

/** Response that was embedded in the page, with the key that its request has in the SWR cache. */
interface FirstAnswer {
  readonly key: string;
  /** Returns the decoded response. `call` is the call that asked for it. */
  readonly dataFor: (call: Pick<Call<unknown, unknown>, 'response'>) => unknown;
}

/** Response whose call is part of the app's first script, so that it can be decoded before the screen is rendered. */
interface DecodedAnswer extends FirstAnswer {
  readonly path: string;
  readonly data: unknown;
}

const decodedAnswersOf = (path: string, { answers }: FirstScreen): readonly DecodedAnswer[] =>
  (ownValue(firstAsks, path) ?? [])
    .filter(({ call }) => Object.hasOwn(answers, call.path))
    .map(({ call, request }) => {
      const data = call.response.fromWire(ownValue(answers, call.path));
      return { path: call.path, key: unstable_serialize([call.path, request]), data, dataFor: () => data };
    });

/**
 * Responses that the server embedded in the page for its first screen. Those that can be decoded at once fill the SWR
 * cache. Each is also returned once, for the first request for its data. All other requests go to the server.
 */
export class FirstAnswers {
  /** Time of the server when it built the page (ISO 8601). */
  readonly now: string;
  /** User who was signed in when the server built the page. */
  readonly user: SessionUser;
  readonly #decoded: readonly DecodedAnswer[];
  readonly #unasked: Map<string, FirstAnswer>;
  #isForgotten = false;

  constructor(path: string, screen: FirstScreen) {
    this.now = screen.now;
    this.user = ownValue(screen.answers, currentUser.path) as SessionUser;
    this.#decoded = decodedAnswersOf(path, screen);
    const others = Object.entries(screen.requests).map(([callPath, request]): [string, FirstAnswer] => [
      callPath,
      {
        key: unstable_serialize([callPath, request]),
        dataFor: ({ response }) => response.fromWire(ownValue(screen.answers, callPath)),
      },
    ]);
    this.#unasked = new Map([...others, ...this.#decoded.map((answer) => [answer.path, answer] as const)]);
  }

  /** Returns a new SWR cache that contains the decoded responses. After `forget`, the cache is empty. */
  readonly newCache = (): Map<string, State> => {
    const answers = this.#isForgotten ? [] : this.#decoded;
    // The entries are marked as loaded. If they were marked as loading, their components would render again when the
    // requests end.
    return new Map(answers.map(({ key, data }) => [key, { data, isLoading: false, isValidating: false }]));
  };

  /** Returns a sender that returns the embedded responses for their calls. Each response is used only once. */
  answering(send: Send): Send {
    return async <Request, Response>(
      call: Call<Request, Response>,
      request: Request,
      options?: CallOptions,
    ): Promise<Response> => {
      const answer = this.#unasked.get(call.path);
      if (answer?.key !== unstable_serialize([call.path, request])) return send(call, request, options);
      this.#unasked.delete(call.path);
      return answer.dataFor(call) as Response; // It was decoded by the codec of this call.
    };
  }

  /** Discards the responses that weren't used yet, so that from now on all requests go to the server. */
  age(): void {
    this.#unasked.clear();
  }

  /** Discards all responses, because the user whom they belong to has signed out. */
  forget(): void {
    this.#isForgotten = true;
    this.age();
  }
}

/**
 * Removes the embedded responses from the page and returns them; null if the page has none. If they stayed in the page,
 * they could be read after the session has ended.
 */
export function takeFirstAnswers(page: Document): FirstAnswers | null {
  const brought = page.getElementById(firstScreenId);
  brought?.remove();
  const text = brought?.textContent;
  return text ? new FirstAnswers(page.location.pathname, JSON.parse(text) as FirstScreen) : null;
}
