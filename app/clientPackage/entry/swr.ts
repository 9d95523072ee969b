import { createContext, useContext } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation';

import { isCallError } from '../../client/platform/http/callError.ts';
import type { Send } from '../../client/platform/http/http.ts';
import type { Call } from '../../contract/call.ts';

/** Provides the function that sends the calls: `<SendContext value={createSend({ fetch })}>` in React 19. */
export const SendContext = createContext<Send | null>(null);

function useSend(): Send {
  const send = useContext(SendContext);
  if (!send) throw new Error('useCall: there is no SendContext around this component');
  return send;
}

/** True if another attempt may help: the connection was lost or the server is busy. */
const isWorthRetrying = (error: unknown) => isCallError(error, 'network') || isCallError(error, 'server');

/**
 * Requests data with a call. If `request` is null, nothing is requested yet. A request that was refused isn't repeated.
 * The key in SWR's cache is `[call.path, request]`.
 */
export function useCall<Request, Response>(
  call: Call<Request, Response>,
  request: Request | null,
  options: SWRConfiguration<Response, unknown> = {},
): SWRResponse<Response, unknown> {
  const send = useSend();
  return useSWR<Response, unknown>(
    request === null ? null : [call.path, request],
    () => send(call, request as Request),
    { shouldRetryOnError: isWorthRetrying, errorRetryCount: 3, ...options },
  );
}

/**
 * Returns `trigger(request)`, which sends a call that changes data, and the state of that call. `trigger` rejects with
 * a `CallError`.
 */
export function useCallAction<Request, Response>(
  call: Call<Request, Response>,
): SWRMutationResponse<Response, unknown, string, Request> {
  const send = useSend();
  return useSWRMutation<Response, unknown, string, Request>(call.path, (_key, { arg }) => send(call, arg));
}

/** Returns a function that loads the response of a call again. Use it when the data of the response have changed. */
export function useReload(): <Request>(call: Call<Request, unknown>, request: Request) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (call, request) => {
    await mutate([call.path, request]);
  };
}
