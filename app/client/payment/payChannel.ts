/** Result of a payment, in the words that the return address of the cashier page uses (`payResult`). */
export type PayResult = 'paid' | 'failed' | 'closed';

/** Message with which the payment window tells the result of a payment to the page that opened the window. */
export interface PayMessage {
  readonly orderSn: string;
  readonly result: PayResult;
}

const channelName = 'tuanbao.payment';

/** Returns the result that a word in an address stands for; null if the word is no result. */
export const payResultOf = (word: string | null): PayResult | null =>
  word === 'paid' || word === 'failed' || word === 'closed' ? word : null;

/** Sends the result of a payment to all other pages of the app in this browser. */
export function tellPayResult(message: PayMessage): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to its origin and accepts no target
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with each result that a payment window sends. The returned function stops the calls. */
export function hearPayResults(listener: (message: PayMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<PayMessage>) => listener(data));
  return () => channel.close();
}
