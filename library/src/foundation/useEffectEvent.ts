import { useStableCallback } from './useStableCallback.ts';

/**
 * React's `useEffectEvent` for React 18.2 to 19.1, which don't have it: effects call the function without depending on
 * what it reads. The rules are React's, and the linter enforces them: only effects call it, and it is no dependency.
 * What handlers call or components receive is made by `useStableCallback`.
 */
export const useEffectEvent: typeof useStableCallback = useStableCallback;
