import { useStableCallback } from './useStableCallback.ts';

/**
 * React's `useEffectEvent` for React 18.2 to 19.1, which don't have it. An effect can call the returned function
 * without depending on the values that this function reads. React's rules apply to this function, and the linter
 * enforces them: only effects call the function, and it is never listed as a dependency. For event handlers and props
 * use `useStableCallback`.
 */
export const useEffectEvent: typeof useStableCallback = useStableCallback;
