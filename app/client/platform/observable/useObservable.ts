import { useSyncExternalStore } from 'react';

import type { Observable } from './observable.ts';

/** Returns the value of an observable. The component renders again when the value changes. */
export const useObservable = <State>(observable: Observable<State>): State =>
  useSyncExternalStore(observable.subscribe, observable.read);
