import { Observable } from '../observable/observable.ts';
import type { Send } from './http.ts';

/**
 * Number of pending calls for which the loading bar is shown. POSTs are counted, except the POSTs that turn off the
 * loading bar (specification §7).
 */
export class Activity extends Observable<number> {
  constructor() {
    super(0);
  }

  /** Returns a sender that counts its pending POSTs. */
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
