import { effectOf } from '../../contract/effects.ts';
import type { Send } from '../platform/http/http.ts';

/** Reason why the shown data may be outdated: records have changed, or the user has signed in or out. */
export type PageNews = 'records' | 'session';

/** Name of the channel between the pages of the app. */
export const pagesChannel = 'tuanbao.pages';

/** Milliseconds in which several changes are sent as one message. A draft that is being written is saved often. */
const mergeMs = 300;

/**
 * Connects this page with the other pages of the app in this browser: tabs and windows. The messages contain no data; a
 * page that receives a message loads the data again from the server.
 *
 * This page is notified too when records were requested while a change was under way, because the response may show
 * the state before the change. For example, the user deletes an entry, leaves the screen before the response arrives,
 * and opens another screen with the same records.
 */
export class OtherPages {
  readonly #channel: BroadcastChannel | null;
  readonly #listeners = new Set<(news: PageNews) => void>();
  #isAnnouncing = false;
  #changesUnderWay = 0;
  /** True if records were requested while a change was under way. */
  #mayShowOldRecords = false;

  /** @param channel channel to the other pages; if it is null, this page neither sends nor receives messages */
  constructor(channel: BroadcastChannel | null) {
    this.#channel = channel;
  }

  /** Wraps `send`. After each successful call that changes records or the session, the other pages are notified. */
  watch(send: Send): Send {
    return async (call, request, options) => {
      const effect = effectOf(call);
      if (effect === 'shows') this.#mayShowOldRecords ||= this.#changesUnderWay > 0;
      if (effect === 'changes') this.#changesUnderWay += 1;
      try {
        const answer = await send(call, request, options);
        if (effect === 'session') this.#announce('session');
        if (effect === 'changes') this.#announceChanges();
        return answer;
      } finally {
        if (effect === 'changes') this.#endChange();
      }
    };
  }

  /**
   * Calls `listener` for each message of another page. The listener is also called after a change of this page
   * if records were requested during that change. The returned function stops the calls.
   */
  listen(listener: (news: PageNews) => void): () => void {
    const receive = ({ data }: MessageEvent<PageNews>) => listener(data);
    this.#channel?.addEventListener('message', receive);
    this.#listeners.add(listener);
    return () => {
      this.#channel?.removeEventListener('message', receive);
      this.#listeners.delete(listener);
    };
  }

  /**
   * Ends a change. If records were requested during a change, notifies this page. This is done even if the call failed,
   * because the server may have carried out the change although the response was lost.
   */
  #endChange(): void {
    this.#changesUnderWay -= 1;
    if (!this.#mayShowOldRecords) return;
    this.#mayShowOldRecords = false;
    for (const listener of this.#listeners) listener('records');
  }

  #announce(news: PageNews): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to its origin and accepts no target
    this.#channel?.postMessage(news);
  }

  #announceChanges(): void {
    if (this.#isAnnouncing) return;
    this.#isAnnouncing = true;
    setTimeout(() => {
      this.#isAnnouncing = false;
      this.#announce('records');
    }, mergeMs);
  }
}
