import type { CallOptions } from '../data/http.ts';

/** How a document is fetched for its viewer, which shows progress and failure itself. */
export const quietly = (signal: AbortSignal): CallOptions => ({ noErrorMessage: true, noLoading: true, signal });
