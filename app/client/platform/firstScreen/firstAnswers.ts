import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { type State, unstable_serialize } from 'swr';

import type { Call } from '../../../contract/call.ts';
import { type FirstScreen, firstAsks, firstScreenId } from '../../../contract/firstScreen.ts';
import { currentUser } from '../../../contract/session.ts';
import type { CallOptions, Send } from '../http/http.ts';
import type { SessionUser } from '../session/session.ts';

/** An answer that came with the page, and the question as it is asked. */
interface FirstAnswer {
  readonly key: string;
  readonly data: unknown;
}

/**
 * The answers that came with the page: its screen begins with them. Each also answers its question when that is asked for
 * the first time; later ones go to the server.
 */
export class FirstAnswers {
  /** The server's time when it answered, ISO 8601. */
  readonly now: string;
  /** Who was there. */
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

  /** A store of answers that begins with these, unless another user has signed in since. */
  readonly newCache = (): Map<string, State> => {
    const answers = this.#isForgotten ? [] : [...this.#answers.values()];
    // nothing is on its way: who shows an answer isn't rendered again when its question has been asked
    return new Map(answers.map(({ key, data }) => [key, { data, isLoading: false, isValidating: false }]));
  };

  /** A sender that leaves a call away whose answer came with the page and wasn't taken yet. */
  answering(send: Send): Send {
    return async <Request, Response>(
      call: Call<Request, Response>,
      request: Request,
      options?: CallOptions,
    ): Promise<Response> => {
      const answer = this.#unasked.get(call.path);
      if (answer?.key !== unstable_serialize([call.path, request])) return send(call, request, options);
      this.#unasked.delete(call.path);
      return answer.data as Response; // what this call's own codec read
    };
  }

  /** From now on every question goes to the server. */
  age(): void {
    this.#unasked.clear();
  }

  /** They belong to a user who has signed out. */
  forget(): void {
    this.#isForgotten = true;
    this.age();
  }
}

/** Takes the answers that a page brought along out of it, where they would outlive the session; null where it brought none. */
export function takeFirstAnswers(page: Document): FirstAnswers | null {
  const brought = page.getElementById(firstScreenId);
  brought?.remove();
  const text = brought?.textContent;
  return text ? new FirstAnswers(page.location.pathname, JSON.parse(text) as FirstScreen) : null;
}
