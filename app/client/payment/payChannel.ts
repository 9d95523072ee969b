/** Result of a payment, as spelled in the parameter `payResult` of the return address of the cashier page. */
export type PayResult = 'paid' | 'failed' | 'closed';

/** Message in which the payment window sends the result of a payment to the page that opened the window. */
export interface PayMessage {
  readonly orderSn: string;
  readonly result: PayResult;
}

const channelName = 'tuanbao.payment';

/** Returns the result that a query value of an address names; null if the value is no result. */
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
