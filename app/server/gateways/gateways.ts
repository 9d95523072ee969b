import type { Fen } from '@tuanbao/library/domain/money/fen';

/** Sends text messages. Sending twice under one key sends once. */
export interface SmsGateway {
  send(message: { readonly key: string; readonly mobile: string; readonly text: string }): Promise<void>;
}

/** A payment as the gateway needs to know it. */
export interface PaymentRequest {
  readonly paymentId: string;
  readonly orderSn: string;
  readonly amountFen: Fen;
  /** After this instant the gateway takes no money. */
  readonly expiresAt: Date;
}

/** A notification as it arrived: form fields with their signature. */
export interface PaymentNotice {
  readonly notifyId: string;
  readonly paymentId: string;
  readonly tradeStatus: string;
  readonly totalAmount: string;
  readonly notifyTime: string;
  readonly sign: string;
}

/** An account that corporate transfers go to. */
export interface TransferAccount {
  readonly name: string;
  readonly bank: string;
  readonly number: string;
}

/** Takes money. */
export interface PaymentGateway {
  readonly transferAccount: TransferAccount;
  /** Address of the cashier for a payment. */
  cashierUrl(request: PaymentRequest): Promise<string>;
  /** Whether the gateway itself wrote the notification. */
  verifies(notice: PaymentNotice): boolean;
  /** Sends money back. The same `refundId` twice is one refund. */
  refund(request: { readonly refundId: string; readonly paymentId: string; readonly amountFen: Fen }): Promise<void>;
}

/** An order as the insurer judges it. */
export interface Application {
  readonly productId: string;
  readonly heads: number;
  readonly totalFen: Fen;
}

/** Accepts risks and issues policies. */
export interface InsurerGateway {
  /** Whether the order may be paid at once. */
  underwrite(application: Application): Promise<'accepted' | 'reviewNeeded' | 'declined'>;
  /** Issues the policy of a paid order. The same order twice gives the same policy. */
  issue(order: { readonly orderSn: string }): Promise<{ readonly policySn: string }>;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Sends mail to one address. Sending twice under one key sends once, as far as the other side knows keys. */
export interface MailGateway {
  send(mail: {
    readonly key: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly attachments: readonly MailAttachment[];
  }): Promise<void>;
}

/** Reads what is printed in a document, and nothing else. */
export interface DocumentReader {
  read(path: string, type: string): Promise<{ readonly codes: readonly string[]; readonly text: string }>;
}

/** The outside world. */
export interface Gateways {
  readonly sms: SmsGateway;
  readonly payment: PaymentGateway;
  readonly insurer: InsurerGateway;
  readonly reader: DocumentReader;
  readonly mail: MailGateway;
}
