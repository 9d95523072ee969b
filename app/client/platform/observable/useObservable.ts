import { useSyncExternalStore } from 'react';

import type { Observable } from './observable.ts';

/** The value of an observable; renders again when it changes. */
export const useObservable = <State>(observable: Observable<State>): State =>
  useSyncExternalStore(observable.subscribe, observable.read);
