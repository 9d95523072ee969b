import { useSyncExternalStore } from 'react';

import { toastQueue } from './toastQueue.ts';

const subscribe = (onChange: () => void): (() => void) => toastQueue.subscribe(onChange);
const hasToasts = (): boolean => toastQueue.visibleToasts.length > 0;

/** Whether a message is on its way: for pages that bring their `ToastRegion` only once there is something to show. */
export const useHasToasts = (): boolean => useSyncExternalStore(subscribe, hasToasts, () => false);
