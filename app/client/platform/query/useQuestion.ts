import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';

import type { Call } from '../../../contract/call.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { isCallError } from '../http/callError.ts';
import { useServices } from '../services/services.ts';

/** An answer on its way, there, or refused. */
export interface Question<Answer> {
  readonly data: Answer | undefined;
  /** Why there is no answer; the screen shows it in the answer's place. */
  readonly error: unknown;
  /** True while the first answer is on its way. */
  readonly isLoading: boolean;
  readonly ask: () => void;
}

/** Refusals stay refusals: only a lost connection or a busy server is worth asking again by itself. */
const isWorthRetrying = (error: unknown) => isCallError(error, 'network') || isCallError(error, 'server');

/** Asks a call of the contract; `null` asks nothing yet. Its failure is told in the place of the answer, and as a toast. */
export function useQuestion<Request, Response>(
  call: Call<Request, Response>,
  request: Request | null,
  options: SWRConfiguration<Response> = {},
): Question<Response> {
  const { send } = useServices();
  const { data, error, isLoading, mutate } = useSWR<Response, unknown>(
    request === null ? null : [call.path, request],
    () => send(call, request as Request, { noErrorMessage: true, noLoading: true }),
    { shouldRetryOnError: isWorthRetrying, errorRetryCount: 3, ...options },
  );
  const failure = data === undefined ? error : undefined;
  useFailureToast(failure);
  return { data, error: failure, isLoading, ask: () => void mutate() };
}

/**
 * Forgets the answer to a question, because what was just sent has changed it: the next screen fetches it again. An
 * answer still taken as fresh, or on its way, is forgotten with it; without that a screen opened within two seconds
 * would wait for ever.
 */
export function useForgetAnswer(): <Request>(call: Pick<Call<Request, unknown>, 'path'>, request: Request) => void {
  const { mutate } = useSWRConfig();
  return (call, request) => void mutate([call.path, request], undefined, { revalidate: true });
}

/** For what doesn't change during a visit: definitions, trees, limits. */
export const forVisit: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};
