import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { TrialLine } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { InvoiceInfo, InvoiceReceiver, InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { MailGateway } from './mailGateway.ts';
import type { TextRecogniser } from './recognition/recognisedText.ts';
import type { Peer } from './signedPost.ts';
import type { SurrenderContents, Surrendering } from './surrenderContents.ts';

/** Sends text messages. If a message is sent again with the same key, the recipient gets it only once. */
export interface SmsGateway {
  send(message: { readonly key: string; readonly mobile: string; readonly text: string }): Promise<void>;
}

/** The data that the gateway needs to start a payment. */
export interface PaymentRequest {
  readonly paymentId: string;
  /** Number of the order or endorsement that is paid. The payer sees this number. */
  readonly orderSn: string;
  readonly amountFen: Fen;
  /** Instant after which the gateway no longer accepts the payment. */
  readonly expiresAt: Date;
  /** Address of the page of this app to which the payer returns from the cashier. */
  readonly returnUrl: string;
}

/** State of a payment at the gateway. */
export type TradeState = { readonly state: 'waiting' | 'closed' } | { readonly state: 'paid'; readonly amountFen: Fen };

/** A notification of the sandbox's cashier, as form fields with a signature. */
export interface PaymentNotice {
  readonly notifyId: string;
  readonly paymentId: string;
  readonly tradeStatus: string;
  readonly totalAmount: string;
  readonly notifyTime: string;
  readonly sign: string;
}

/** A notification of a payment gateway, after its signature was verified. */
export interface TradeNotice {
  /** Id of the notification. A repeated notification has the id of the first one. */
  readonly notifyId: string;
  readonly paymentId: string;
  /**
   * State of the payment. `failed` means that an attempt failed, and that the payer can repeat it for the same payment.
   */
  readonly state: TradeState['state'] | 'failed';
  readonly amountFen: Fen;
}

/** The bank account to which companies transfer premiums. */
export interface TransferAccount {
  readonly name: string;
  readonly bank: string;
  readonly number: string;
}

/** Takes payments through a payment service, and refunds them. */
export interface PaymentGateway {
  readonly transferAccount: TransferAccount;
  /**
   * Path at which notifications arrive as forms. It is null if notifications arrive through a call that the API
   * documents define.
   */
  readonly noticePath: string | null;
  /** Address of the cashier at which the payer pays a payment. */
  cashierUrl(request: PaymentRequest): Promise<string>;
  /** Reads a notification. Returns null if it isn't valid, for example not signed by the gateway, or too old. */
  read(form: Readonly<Record<string, string>>, now: Date): TradeNotice | null;
  /** Loads the state of a payment from the gateway. This is needed because a notification may be lost. */
  tradeOf(paymentId: string): Promise<TradeState>;
  /**
   * Ends a payment that isn't paid yet. Returns the state of the payment. If the payment is already closed, nothing
   * changes.
   */
  close(paymentId: string): Promise<TradeState>;
  /** Refunds money of a payment. If the request is repeated with the same `refundId`, the money is refunded once. */
  refund(request: { readonly refundId: string; readonly paymentId: string; readonly amountFen: Fen }): Promise<void>;
}

/** The data that the insurer needs to underwrite an unpaid order. */
export interface Application {
  readonly productId: string;
  readonly productVersion: number;
  readonly groupName: string;
  readonly groupIdNo: string;
  readonly startDate: string;
  readonly months: number;
  readonly heads: number;
  readonly totalFen: Fen;
}

/** A file of the agent, with a link that opens it for some minutes. */
export interface LinkedFile {
  readonly name: string;
  readonly type: string;
  readonly readUrl: string;
}

/** The files that were uploaded for one material. */
export interface LinkedMaterial {
  /** Code of the material in the product definition or the form. */
  readonly code: string;
  readonly files: readonly LinkedFile[];
}

/** A scheme of an order, with the insurer's own code for its plan. */
export interface CarrierScheme extends Scheme {
  /** The insurer's code of the plan. It is null when the product's table of codes has no row for the scheme. */
  readonly carrierPlanCode: string | null;
}

/** The data from which the insurer issues a policy. */
export interface PolicyContents {
  readonly productId: string;
  readonly productVersion: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly months: number;
  readonly totalFen: Fen;
  readonly applicant: Applicant;
  readonly schemes: readonly CarrierScheme[];
  readonly persons: readonly Person[];
  readonly subjects: InsuredSubjects;
  readonly papers: readonly LinkedMaterial[];
}

/** A paid order that has no policy yet. */
export interface OrderToIssue {
  readonly orderSn: string;
  /** Loads and decrypts the content of the order. The gateway calls this function only when the content is needed. */
  readonly contents: () => Promise<PolicyContents>;
}

/** The insurer's response to a paid order. `inHand` means that the insurer decides later. */
export type Issuing =
  | { readonly outcome: 'issued' | 'materialsDue'; readonly policySn: string }
  | { readonly outcome: 'inHand' | 'declined' };

/** The data that the insurer needs to review an endorsement. */
export interface EndorsementContents {
  readonly uuid: string;
  readonly endorsementSn: string;
  readonly orderSn: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productVersion: number;
  /** Day on which the change takes effect, at 00:00 in Asia/Shanghai. */
  readonly effectiveDate: string;
  readonly review: ReviewProcess;
  readonly headsBefore: number;
  readonly headsAfter: number;
  /**
   * Premium difference in fen. If the difference is negative, this amount is refunded to the employer after the
   * endorsement has passed the review.
   */
  readonly netFen: Fen;
  readonly paidFen: Fen;
  readonly changes: readonly PersonChange[];
  /** The price of each change; the first line belongs to the first change, and so on. */
  readonly lines: readonly TrialLine[];
  readonly papers: readonly LinkedMaterial[];
  /** The agent's answer to the insurer's last question; empty unless this answer is the endorsement's last event. */
  readonly answer: string;
}

/** The data that the insurer needs to issue an invoice. */
export interface InvoiceContents {
  readonly uuid: string;
  readonly orderSn: string;
  readonly policySn: string;
  /** Number of the endorsement that the invoice belongs to; empty when the invoice belongs to the order itself. */
  readonly endorsementSn: string;
  readonly productId: string;
  readonly type: InvoiceType;
  /** Number of the invoice that this red-letter invoice reverses; empty when this isn't a red-letter invoice. */
  readonly reversedNo: string;
  readonly info: InvoiceInfo;
  readonly receiver: InvoiceReceiver;
  readonly papers: readonly LinkedMaterial[];
}

/** A request to the insurer about an endorsement, a surrender or an invoice. */
export interface Wanted<Contents> {
  /**
   * Idempotency key. A repeated request has the key of the first request. After the agent has answered or sent
   * materials, the key is different.
   */
  readonly key: string;
  /** Loads and decrypts the content of the request. The gateway calls this function only when the content is needed. */
  readonly contents: () => Promise<Contents>;
}

/** The insurer's response to an endorsement. `inHand` means that the insurer decides later. The agent sees `note`. */
export type Reviewing =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'reviewPassed'; readonly certificateSn: string }
  | {
      readonly outcome: 'firstReviewPassed' | 'questionToConfirm' | 'inquiry' | 'callBack' | 'rejected';
      readonly note: string;
    };

/** The insurer's response to an invoice application. `inHand`: the insurer decides later. The agent sees `note`. */
export type Invoicing =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'issued'; readonly invoiceNo: string }
  | { readonly outcome: 'materialDemanded' | 'materialRejected' | 'failed'; readonly note: string };

/** The insurer. It underwrites orders, issues policies and invoices, and decides on endorsements and surrenders. */
export interface InsurerGateway {
  /** The insurer's server, which may send decisions later. It is null in the sandbox, where operators decide. */
  readonly peer: Peer | null;
  /** Underwrites an order before it is paid. `accepted` means that the order can be paid at once. */
  underwrite(application: Application): Promise<'accepted' | 'reviewNeeded' | 'declined'>;
  /** Issues the policy of a paid order. A repeated call for the same order returns the same policy. */
  issue(order: OrderToIssue): Promise<Issuing>;
  /** Reviews an endorsement that is ready for the review, and again after each answer of the agent. */
  review(endorsement: Wanted<EndorsementContents>): Promise<Reviewing>;
  /** Decides on the surrender of a policy. */
  surrender(surrender: Wanted<SurrenderContents>): Promise<Surrendering>;
  /** Issues an invoice or a red-letter invoice. */
  invoice(invoice: Wanted<InvoiceContents>): Promise<Invoicing>;
}

/** Reads the QR codes and the text of a document, without interpreting them. */
export interface DocumentReader {
  read(path: string, type: string): Promise<{ readonly codes: readonly string[]; readonly text: string }>;
}

/** The gateways to external services. */
export interface Gateways {
  readonly sms: SmsGateway;
  readonly payment: PaymentGateway;
  readonly insurer: InsurerGateway;
  readonly reader: DocumentReader;
  readonly recogniser: TextRecogniser;
  readonly mail: MailGateway;
}
