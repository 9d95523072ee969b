import { Observable } from '../platform/observable/observable.ts';
import type { PayMessage } from './payChannel.ts';

/** Part of `Window` that payments use. */
export interface PayWindow {
  readonly closed: boolean;
  readonly location: { replace(url: string): void };
  close(): void;
}

export interface PaymentState {
  /**
   * State of the payment.
   *
   * - opening: the window is open and waits for its address
   * - waiting: the payer is on the cashier page
   * - blocked: the browser blocked the window
   * - inThisTab: the browser blocked it twice, so a link in this tab is offered
   * - paid, failed, closed: the result
   */
  readonly phase: 'idle' | 'opening' | 'waiting' | 'blocked' | 'inThisTab' | 'paid' | 'failed' | 'closed';
  /** Number of the order or endorsement that is paid; empty while it is being submitted. */
  readonly orderSn: string;
  /** Address of the cashier page; empty until it is loaded. */
  readonly payUrl: string;
}

const idle: PaymentState = { phase: 'idle', orderSn: '', payUrl: '' };

export interface PaymentSettings {
  /**
   * Opens the waiting page in a new window; null when the browser blocks it. The function is called in a click event.
   */
  readonly openWindow: () => PayWindow | null;
  /** Returns the address of the cashier page. @throws CallError */
  readonly fetchPayUrl: (orderSn: string) => Promise<string>;
}

/**
 * Running payment. Its window is opened blank in the click event, and redirected to the cashier page as soon as the
 * address is loaded (specification §4).
 */
export class Payment extends Observable<PaymentState> {
  readonly #settings: PaymentSettings;
  #window: PayWindow | null = null;
  #hasAskedAgain = false;

  constructor(settings: PaymentSettings) {
    super(idle);
    this.#settings = settings;
  }

  /** Opens the window. The function must be called in the click event, before any await. */
  open(orderSn = ''): void {
    this.#hasAskedAgain = false;
    this.#tryWindow(orderSn);
  }

  /**
   * Redirects the open window to the cashier page, by default that of the order. @throws CallError after it has closed
   * the window
   */
  async send(orderSn: string, fetchPayUrl: PaymentSettings['fetchPayUrl'] = this.#settings.fetchPayUrl): Promise<void> {
    try {
      this.write({ ...this.read(), orderSn, payUrl: '' });
      this.write({ ...this.read(), payUrl: await fetchPayUrl(orderSn) });
      this.#leadWindow();
    } catch (error) {
      this.abandon();
      throw error;
    }
  }

  /**
   * Tries to open the window once more, in the click event with which the user allows it. If it is blocked again, the
   * link in this tab remains.
   */
  authorise(): void {
    if (this.#hasAskedAgain) return;
    this.#hasAskedAgain = true;
    const { orderSn, payUrl } = this.read();
    this.#tryWindow(orderSn);
    this.write({ ...this.read(), payUrl });
    if (payUrl !== '') this.#leadWindow();
  }

  /** Closes the window, because the order was refused and nothing will be paid. */
  abandon(): void {
    this.#window?.close();
    this.#window = null;
    this.write(idle);
  }

  /** Closes the dialog about the blocked window; the link in this tab remains. */
  leaveBlocked(): void {
    if (this.read().phase === 'blocked') this.write({ ...this.read(), phase: 'inThisTab' });
  }

  /** Sets the result when the payer returns, or when the order is paid. */
  hear({ orderSn, result }: PayMessage): void {
    const { phase } = this.read();
    if (orderSn === this.read().orderSn && phase !== 'paid') this.write({ ...this.read(), phase: result });
  }

  /** Detects that the payer closed the window. */
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
