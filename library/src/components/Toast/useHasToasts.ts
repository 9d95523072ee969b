import { useSyncExternalStore } from 'react';

import { toastQueue } from './toastQueue.ts';

const subscribe = (onChange: () => void): (() => void) => toastQueue.subscribe(onChange);
const hasToasts = (): boolean => toastQueue.visibleToasts.length > 0;

/**
 * True while at least one message is shown. Pages use this hook to render their `ToastRegion` only while it is needed.
 */
export const useHasToasts = (): boolean => useSyncExternalStore(subscribe, hasToasts, () => false);
