import { Observable } from '../observable/observable.ts';
import type { Send } from './http.ts';

/** How many calls the user should know of: POSTs, unless one asks for silence (specification §7). */
export class Activity extends Observable<number> {
  constructor() {
    super(0);
  }

  /** A sender whose POSTs show in the loading bar. */
  watch(send: Send): Send {
    return async (call, request, options) => {
      if (call.method !== 'POST' || options?.noLoading) return send(call, request, options);
      this.write(this.read() + 1);
      try {
        return await send(call, request, options);
      } finally {
        this.write(this.read() - 1);
      }
    };
  }
}
