import { Observable } from '../platform/observable/observable.ts';
import type { PayMessage } from './payChannel.ts';

/** The part of `Window` that payments use. */
export interface PayWindow {
  readonly closed: boolean;
  readonly location: { replace(url: string): void };
  close(): void;
}

export interface PaymentState {
  /**
   * State of the payment.
   *
   * - idle: no payment is running
   * - opening: the window is open, and the address of the cashier page is being loaded
   * - waiting: the payer is on the cashier page
   * - blocked: the browser blocked the window
   * - inThisTab: the window stays blocked, because the browser blocked it twice or the user closed the dialog about it;
   *   a link opens the cashier page in this tab
   * - paid, failed, closed: result of the payment
   */
  readonly phase: 'idle' | 'opening' | 'waiting' | 'blocked' | 'inThisTab' | 'paid' | 'failed' | 'closed';
  /** Number of the order or endorsement that is being paid; empty until the server has created the order. */
  readonly orderSn: string;
  /** Address of the cashier page; empty until it is loaded. */
  readonly payUrl: string;
}

const idle: PaymentState = { phase: 'idle', orderSn: '', payUrl: '' };

export interface PaymentSettings {
  /**
   * Opens a new window with the waiting page; null if the browser blocks the window. `openWindow` must be called in a
   * click event.
   */
  readonly openWindow: () => PayWindow | null;
  /** Returns the address of the cashier page for an order or endorsement. @throws CallError */
  readonly fetchPayUrl: (orderSn: string) => Promise<string>;
}

/**
 * The payment that is running. In the click event, the payment window is opened with the waiting page. As soon as the
 * address of the cashier page is loaded, the window is redirected to this address (specification §4).
 */
export class Payment extends Observable<PaymentState> {
  readonly #settings: PaymentSettings;
  #window: PayWindow | null = null;
  #hasAskedAgain = false;

  constructor(settings: PaymentSettings) {
    super(idle);
    this.#settings = settings;
  }

  /**
   * Opens the payment window. `open` must be called in the click event, before any `await`, because browsers block the
   * window otherwise.
   */
  open(orderSn = ''): void {
    this.#hasAskedAgain = false;
    this.#tryWindow(orderSn);
  }

  /**
   * Redirects the payment window to the cashier page. If another payment has begun before the address is loaded, this
   * one changes nothing any more.
   * @param fetchPayUrl returns the address of the cashier page; by default the address for an order
   * @throws CallError when the address can't be loaded; the window is then closed
   */
  async send(orderSn: string, fetchPayUrl: PaymentSettings['fetchPayUrl'] = this.#settings.fetchPayUrl): Promise<void> {
    try {
      this.write({ ...this.read(), orderSn, payUrl: '' });
      const payUrl = await fetchPayUrl(orderSn);
      if (this.read().orderSn !== orderSn) return;
      this.write({ ...this.read(), payUrl });
      this.#leadWindow();
    } catch (error) {
      if (this.read().orderSn === orderSn) this.abandon();
      throw error;
    }
  }

  /**
   * Tries again to open the payment window. `authorise` must be called in the click event with which the user allows
   * windows. If the browser blocks the window again, a link opens the cashier page in this tab instead.
   */
  authorise(): void {
    if (this.#hasAskedAgain) return;
    this.#hasAskedAgain = true;
    const { orderSn, payUrl } = this.read();
    this.#tryWindow(orderSn);
    this.write({ ...this.read(), payUrl });
    if (payUrl !== '') this.#leadWindow();
  }

  /**
   * Closes the payment window, because nothing can be paid now: the order was refused or has to be reviewed first, or
   * the address of the cashier page couldn't be loaded.
   */
  abandon(): void {
    this.#window?.close();
    this.#window = null;
    this.write(idle);
  }

  /** Closes the dialog about the blocked window. A link opens the cashier page in this tab instead. */
  leaveBlocked(): void {
    if (this.read().phase === 'blocked') this.write({ ...this.read(), phase: 'inThisTab' });
  }

  /**
   * Sets the result of the payment. `hear` is called when the payer returns from the cashier page, or when the page
   * finds that the order is paid. A result for another order is ignored.
   */
  hear({ orderSn, result }: PayMessage): void {
    const { phase } = this.read();
    if (orderSn === this.read().orderSn && phase !== 'paid') this.write({ ...this.read(), phase: result });
  }

  /** Checks whether the payer has closed the payment window. If so, the state of the payment becomes `closed`. */
  look(): void {
    if (this.read().phase === 'waiting' && this.#window?.closed) this.write({ ...this.read(), phase: 'closed' });
  }

  #tryWindow(orderSn: string): void {
    this.#window = this.#settings.openWindow();
    const refused = this.#hasAskedAgain ? 'inThisTab' : 'blocked';
    this.write({ phase: this.#window ? 'opening' : refused, orderSn, payUrl: '' });
  }

  #leadWindow(): void {
    if (!this.#window) return;
    this.#window.location.replace(this.read().payUrl);
    this.write({ ...this.read(), phase: 'waiting' });
  }
}
