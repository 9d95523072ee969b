import { effectByPath } from '../../contract/effects.ts';
import type { Send } from '../platform/http/http.ts';

/** Cause of a message between the pages of the app: records have changed, or a user has signed in or out. */
export type PageNews = 'records' | 'session';

/** Name of the channel between the pages of the app. */
export const pagesChannel = 'tuanbao.pages';

/** Milliseconds in which several changes are sent as one message. A draft that is being written is saved often. */
const mergeMs = 300;

/**
 * Connects this page with the other pages of the app in this browser: tabs and windows. The messages contain no data;
 * a page that receives one loads the data again from the server.
 */
export class OtherPages {
  readonly #channel: BroadcastChannel | null;
  #isAnnouncing = false;

  /** @param channel channel to the other pages; if it is null, this page neither sends nor receives messages */
  constructor(channel: BroadcastChannel | null) {
    this.#channel = channel;
  }

  /** Returns a sender that tells the other pages about each call that has changed records or the session. */
  watch(send: Send): Send {
    return async (call, request, options) => {
      const answer = await send(call, request, options);
      const effect = effectByPath.get(call.path);
      if (effect === 'session') this.#announce('session');
      if (effect === 'changes') this.#announceChanges();
      return answer;
    };
  }

  /** Calls `listener` for each message of another page. The returned function stops the calls. */
  listen(listener: (news: PageNews) => void): () => void {
    const receive = ({ data }: MessageEvent<PageNews>) => listener(data);
    this.#channel?.addEventListener('message', receive);
    return () => this.#channel?.removeEventListener('message', receive);
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
