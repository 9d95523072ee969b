import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';

import type { Call } from '../../../contract/call.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { isCallError } from '../http/callError.ts';
import { useServices } from '../services/services.ts';

/** State of a request for data: loading, loaded or failed. */
export interface Question<Answer> {
  readonly data: Answer | undefined;
  /** Error of a failed request; the screen shows it in place of the data. */
  readonly error: unknown;
  /** True while the first response is loading. */
  readonly isLoading: boolean;
  readonly ask: () => void;
}

/** True when a retry can help: the connection was lost or the server is busy. A refusal isn't repeated. */
const isWorthRetrying = (error: unknown) => isCallError(error, 'network') || isCallError(error, 'server');

/**
 * Requests data with a call of the contract; `null` sends no request yet. A failure is returned as `error` and shown as
 * a toast.
 */
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
 * Returns a function that removes a response from the cache and loads it again, because a sent change made it outdated.
 * The function also discards a response that is still fresh or pending. Otherwise a screen that opens within two
 * seconds would wait forever.
 */
export function useForgetAnswer(): <Request>(call: Pick<Call<Request, unknown>, 'path'>, request: Request) => void {
  const { mutate } = useSWRConfig();
  return (call, request) => void mutate([call.path, request], undefined, { revalidate: true });
}

/** Options for data that don't change during a visit: definitions, trees, limits. */
export const forVisit: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};
