import { Payment, type PayWindow } from '@tuanbao/app/client/payment/payment.ts';
import { CallError } from '@tuanbao/app/client/platform/http/callError.ts';
import { describe, expect, it } from 'vitest';

/** A window that records the addresses that it opens. */
class OpenedWindow implements PayWindow {
  closed = false;
  readonly visited: string[] = [];
  readonly location = { replace: (url: string) => void this.visited.push(url) };
  close() {
    this.closed = true;
  }
}

/** A browser that blocks the first `blocked` attempts to open a window. */
function browserThatBlocks(blocked: number) {
  const windows: OpenedWindow[] = [];
  let asked = 0;
  const openWindow = () => {
    if (asked++ < blocked) return null;
    const opened = new OpenedWindow();
    windows.push(opened);
    return opened;
  };
  return { windows, openWindow, timesAsked: () => asked };
}

const payUrl = 'https://cashier.example/p1';
const fetchPayUrl = () => Promise.resolve(payUrl);
const refused = () => Promise.reject(new CallError('refused'));

describe('the payment window', () => {
  it('is opened blank inside the press and led to the cashier once the order is there', async () => {
    const browser = browserThatBlocks(0);
    const payment = new Payment({ openWindow: browser.openWindow, fetchPayUrl });
    payment.open();
    expect(payment.read().phase).toBe('opening');
    expect(browser.windows[0]?.visited).toEqual([]);
    await payment.send('TB1');
    expect(browser.windows[0]?.visited).toEqual([payUrl]);
    expect(payment.read()).toEqual({ phase: 'waiting', orderSn: 'TB1', payUrl });
  });

  it('is asked for once more where the browser blocked it, and then opens', async () => {
    const browser = browserThatBlocks(1);
    const payment = new Payment({ openWindow: browser.openWindow, fetchPayUrl });
    payment.open();
    await payment.send('TB1');
    expect(payment.read().phase).toBe('blocked');
    payment.authorise();
    expect(browser.windows[0]?.visited).toEqual([payUrl]);
    expect(payment.read().phase).toBe('waiting');
  });

  it('becomes a link in this tab if the only retry is blocked too', async () => {
    const browser = browserThatBlocks(9);
    const payment = new Payment({ openWindow: browser.openWindow, fetchPayUrl });
    payment.open();
    await payment.send('TB1');
    payment.authorise();
    payment.authorise();
    expect(browser.timesAsked()).toBe(2);
    expect(payment.read()).toEqual({ phase: 'inThisTab', orderSn: 'TB1', payUrl });
  });

  it('is closed again if the order is refused or has no cashier', async () => {
    const browser = browserThatBlocks(0);
    const payment = new Payment({ openWindow: browser.openWindow, fetchPayUrl: refused });
    payment.open();
    await expect(payment.send('TB1')).rejects.toMatchObject({ kind: 'refused' });
    expect(browser.windows[0]?.closed).toBe(true);
    expect(payment.read().phase).toBe('idle');
  });

  it('is not led to the cashier of an earlier payment whose address arrives late', async () => {
    const browser = browserThatBlocks(0);
    const late = Promise.withResolvers<string>();
    const payment = new Payment({ openWindow: browser.openWindow, fetchPayUrl });
    payment.open('TB1');
    const first = payment.send('TB1', () => late.promise);
    payment.open('TB2');
    await payment.send('TB2');
    late.resolve('https://cashier.example/late');
    await first;

    expect(browser.windows[1]?.visited).toEqual([payUrl]);
    expect(payment.read()).toEqual({ phase: 'waiting', orderSn: 'TB2', payUrl });
  });

  it('stays open when an earlier payment fails late', async () => {
    const browser = browserThatBlocks(0);
    const late = Promise.withResolvers<string>();
    const payment = new Payment({ openWindow: browser.openWindow, fetchPayUrl });
    payment.open('TB1');
    const first = payment.send('TB1', () => late.promise);
    payment.open('TB2');
    await payment.send('TB2');
    late.reject(new CallError('refused'));
    await expect(first).rejects.toMatchObject({ kind: 'refused' });

    expect(browser.windows[1]?.closed).toBe(false);
    expect(payment.read()).toMatchObject({ phase: 'waiting', orderSn: 'TB2' });
  });

  it('reports the result of the payment: failed, closed by the payer, or paid, which is final', async () => {
    const browser = browserThatBlocks(0);
    const payment = new Payment({ openWindow: browser.openWindow, fetchPayUrl });
    payment.open('TB1');
    await payment.send('TB1');
    payment.hear({ orderSn: 'TB2', result: 'paid' });
    expect(payment.read().phase).toBe('waiting');
    browser.windows[0]?.close();
    payment.look();
    expect(payment.read().phase).toBe('closed');
    payment.hear({ orderSn: 'TB1', result: 'failed' });
    expect(payment.read().phase).toBe('failed');
    payment.hear({ orderSn: 'TB1', result: 'paid' });
    payment.hear({ orderSn: 'TB1', result: 'closed' });
    expect(payment.read().phase).toBe('paid');
  });
});
