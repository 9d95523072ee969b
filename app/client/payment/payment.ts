import { Observable } from '../platform/observable/observable.ts';
import type { PayMessage } from './payChannel.ts';

/** The parts of a window that paying needs. */
export interface PayWindow {
  readonly closed: boolean;
  readonly location: { replace(url: string): void };
  close(): void;
}

export interface PaymentState {
  /**
   * `opening`: the window is there and waits for its address; `waiting`: the payer is at the cashier; `blocked`: the
   * browser refused the window; `inThisTab`: it refused it twice and the way on is a link.
   */
  readonly phase: 'idle' | 'opening' | 'waiting' | 'blocked' | 'inThisTab' | 'paid' | 'failed' | 'closed';
  /** Number of the order, or of the endorsement, that is being paid; empty while it is still being submitted. */
  readonly orderSn: string;
  /** Address of the cashier; empty until it is known. */
  readonly payUrl: string;
}

const idle: PaymentState = { phase: 'idle', orderSn: '', payUrl: '' };

export interface PaymentSettings {
  /** Opens the waiting page in a window of its own; null where the browser blocks it. Called inside a press. */
  readonly openWindow: () => PayWindow | null;
  /** @throws CallError */
  readonly fetchPayUrl: (orderSn: string) => Promise<string>;
}

/** The payment in work: a window that is opened blank inside the press and sent to the cashier once its address is known (specification §4). */
export class Payment extends Observable<PaymentState> {
  readonly #settings: PaymentSettings;
  #window: PayWindow | null = null;
  #hasAskedAgain = false;

  constructor(settings: PaymentSettings) {
    super(idle);
    this.#settings = settings;
  }

  /** Opens the window; call it inside the press, before anything is awaited. */
  open(orderSn = ''): void {
    this.#hasAskedAgain = false;
    this.#tryWindow(orderSn);
  }

  /** Sends the open window to the cashier: an order's, unless another is to be asked for. @throws CallError, and closes the window */
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

  /** The user authorises the window: one more try inside this press, then the link in this tab. */
  authorise(): void {
    if (this.#hasAskedAgain) return;
    this.#hasAskedAgain = true;
    const { orderSn, payUrl } = this.read();
    this.#tryWindow(orderSn);
    this.write({ ...this.read(), payUrl });
    if (payUrl !== '') this.#leadWindow();
  }

  /** Nothing will be paid: the order wasn't taken. */
  abandon(): void {
    this.#window?.close();
    this.#window = null;
    this.write(idle);
  }

  /** The dialog was put away: the link in this tab remains. */
  leaveBlocked(): void {
    if (this.read().phase === 'blocked') this.write({ ...this.read(), phase: 'inThisTab' });
  }

  /** The payer came back, or the order says that it is paid. */
  hear({ orderSn, result }: PayMessage): void {
    const { phase } = this.read();
    if (orderSn === this.read().orderSn && phase !== 'paid') this.write({ ...this.read(), phase: result });
  }

  /** Notices that the payer closed the window. */
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
