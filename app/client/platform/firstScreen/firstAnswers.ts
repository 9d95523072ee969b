import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { type State, unstable_serialize } from 'swr';

import type { Call } from '../../../contract/call.ts';
import { type FirstScreen, firstAsks, firstScreenId } from '../../../contract/firstScreen.ts';
import { currentUser } from '../../../contract/session.ts';
import type { CallOptions, Send } from '../http/http.ts';
import type { SessionUser } from '../session/session.ts';

/** Response that was embedded in the page, with the cache key of its request. */
interface FirstAnswer {
  readonly key: string;
  readonly data: unknown;
}

/**
 * Responses that were embedded in the page, with which its screen starts. Each also answers the first request for the
 * same data; later requests go to the server.
 */
export class FirstAnswers {
  /** Time of the server when it responded, ISO 8601. */
  readonly now: string;
  /** User who was signed in when the server responded. */
  readonly user: SessionUser;
  readonly #answers: ReadonlyMap<string, FirstAnswer>;
  readonly #unasked: Map<string, FirstAnswer>;
  #isForgotten = false;

  constructor(path: string, { now, answers }: FirstScreen) {
    this.now = now;
    this.user = ownValue(answers, currentUser.path) as SessionUser;
    const entries = (ownValue(firstAsks, path) ?? []).map(({ call, request }): [string, FirstAnswer] => [
      call.path,
      { key: unstable_serialize([call.path, request]), data: call.response.fromWire(ownValue(answers, call.path)) },
    ]);
    this.#answers = new Map(entries);
    this.#unasked = new Map(entries);
  }

  /** Returns a new SWR cache with these responses; an empty one after `forget`. */
  readonly newCache = (): Map<string, State> => {
    const answers = this.#isForgotten ? [] : [...this.#answers.values()];
    // no request is marked as pending, because a component with data isn't rendered again when its request ends
    return new Map(answers.map(({ key, data }) => [key, { data, isLoading: false, isValidating: false }]));
  };

  /** Returns a sender that answers a call from the embedded responses. Each response is used once. */
  answering(send: Send): Send {
    return async <Request, Response>(
      call: Call<Request, Response>,
      request: Request,
      options?: CallOptions,
    ): Promise<Response> => {
      const answer = this.#unasked.get(call.path);
      if (answer?.key !== unstable_serialize([call.path, request])) return send(call, request, options);
      this.#unasked.delete(call.path);
      return answer.data as Response; // decoded by the codec of the same call
    };
  }

  /** Discards the remaining responses, so that all requests go to the server. */
  age(): void {
    this.#unasked.clear();
  }

  /** Discards the responses because their user has signed out. */
  forget(): void {
    this.#isForgotten = true;
    this.age();
  }
}

/**
 * Takes the embedded responses out of the page, where they would stay after the session ends; null when the page has
 * none.
 */
export function takeFirstAnswers(page: Document): FirstAnswers | null {
  const brought = page.getElementById(firstScreenId);
  brought?.remove();
  const text = brought?.textContent;
  return text ? new FirstAnswers(page.location.pathname, JSON.parse(text) as FirstScreen) : null;
}
