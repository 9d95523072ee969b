import { useStableCallback } from './useStableCallback.ts';

/**
 * React's `useEffectEvent` for React 18.2 to 19.1, which don't have it: effects call the function without depending on
 * the values that it reads. React's rules apply, and the linter enforces them: only effects call it, and it is not a
 * dependency. For event handlers and props there is `useStableCallback`.
 */
export const useEffectEvent: typeof useStableCallback = useStableCallback;
