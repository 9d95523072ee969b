import { useStableCallback } from './useStableCallback.ts';

/**
 * React's `useEffectEvent` for React 18.2 to 19.1, which don't have it. An effect can call the returned function
 * without depending on the values that it reads. React's rules apply and are enforced by the linter: only effects call
 * it, and it isn't a dependency. For event handlers and props use `useStableCallback`.
 */
export const useEffectEvent: typeof useStableCallback = useStableCallback;
