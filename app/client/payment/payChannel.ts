/** How a payment window ended, in the cashier's words on its way back (`payResult`). */
export type PayResult = 'paid' | 'failed' | 'closed';

/** Message of the payment window to the page that opened it. */
export interface PayMessage {
  readonly orderSn: string;
  readonly result: PayResult;
}

const channelName = 'tuanbao.payment';

/** The result in an address; null for anything else. */
export const payResultOf = (word: string | null): PayResult | null =>
  word === 'paid' || word === 'failed' || word === 'closed' ? word : null;

/** Tells the other pages of this browser how a payment ended. */
export function tellPayResult(message: PayMessage): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin and takes no target
  channel.postMessage(message);
  channel.close();
}

/** Calls `listener` with each result that a payment window tells, until the answer is called. */
export function hearPayResults(listener: (message: PayMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<PayMessage>) => listener(data));
  return () => channel.close();
}
