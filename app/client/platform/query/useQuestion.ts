import { useContext } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';

import type { Call } from '../../../contract/call.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { isCallError } from '../http/callError.ts';
import { useServices } from '../services/services.ts';
import { TranslationContext } from './translationContext.ts';

/** State of a request for data: the data are loading, are loaded, or couldn't be loaded. */
export interface Question<Answer> {
  readonly data: Answer | undefined;
  /**
   * Error of the request, if it failed before any of its own data were loaded. The screen shows a message in place of
   * the data. The data of a previous request that `keepPreviousData` keeps are then left out.
   */
  readonly error: unknown;
  /** True while the first response, or the translation of its texts, is loading. */
  readonly isLoading: boolean;
  readonly ask: () => void;
}

/**
 * True if another attempt may help, because the connection was lost, or the server failed or is too busy. A request
 * that was refused isn't repeated.
 */
const isWorthRetrying = (error: unknown) => isCallError(error, 'network') || isCallError(error, 'server');

/**
 * Requests data with a call of the contract. If `request` is null, nothing is requested yet. If the request fails
 * before any data are loaded, `error` is set, and `useFailureToast` may show a toast. `data` has the texts of the
 * catalogue in the user's language. While their translation is loading, `isLoading` is true.
 */
export function useQuestion<Request, Response>(
  call: Call<Request, Response>,
  request: Request | null,
  options: SWRConfiguration<Response> = {},
): Question<Response> {
  const { send } = useServices();
  const { cache } = useSWRConfig();
  const key = request === null ? null : [call.path, request];
  const {
    data: shown,
    error,
    isLoading,
    mutate,
  } = useSWR<Response, unknown>(key, () => send(call, request as Request, { noErrorMessage: true, noLoading: true }), {
    shouldRetryOnError: isWorthRetrying,
    errorRetryCount: 3,
    ...options,
  });
  // With `keepPreviousData`, SWR returns the previous request's data even after this request has failed.
  const data = error === undefined ? shown : (cache.get(unstable_serialize(key))?.data as Response | undefined);
  const failure = data === undefined ? error : undefined;
  useFailureToast(failure);
  const translation = useContext(TranslationContext);
  return {
    data: data === undefined ? data : translation?.answered(call, data),
    error: failure,
    isLoading: isLoading || (translation === null && data !== undefined),
    ask: () => void mutate(),
  };
}

/**
 * Returns a function that removes a response from the cache and loads it again, because the user changed the data. A
 * response that has just been loaded or is still loading is removed too. Otherwise SWR wouldn't send the same request
 * again within two seconds, and a screen that opens within these two seconds would wait for the response forever.
 */
export function useForgetAnswer(): <Request>(call: Pick<Call<Request, unknown>, 'path'>, request: Request) => void {
  const { mutate } = useSWRConfig();
  return (call, request) => void mutate([call.path, request], undefined, { revalidate: true });
}

/** SWR options for data that stay the same during a visit, such as definitions, trees and limits. */
export const forVisit: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};
