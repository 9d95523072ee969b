import { useSyncExternalStore } from 'react';

import type { Observable } from './observable.ts';

/** Returns the value of an observable, and renders again when it changes. */
export const useObservable = <State>(observable: Observable<State>): State =>
  useSyncExternalStore(observable.subscribe, observable.read);
