/** Result of a payment window, in the words of the cashier page's return address (`payResult`). */
export type PayResult = 'paid' | 'failed' | 'closed';

/** Message of the payment window to the page that opened it. */
export interface PayMessage {
  readonly orderSn: string;
  readonly result: PayResult;
}

const channelName = 'tuanbao.payment';

/** Returns the result in an address; null for any other text. */
export const payResultOf = (word: string | null): PayResult | null =>
  word === 'paid' || word === 'failed' || word === 'closed' ? word : null;

/** Sends the result of a payment to the other pages of this browser. */
export function tellPayResult(message: PayMessage): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to its origin and accepts no target
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with each result of a payment window. The returned function stops that. */
export function hearPayResults(listener: (message: PayMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<PayMessage>) => listener(data));
  return () => channel.close();
}
