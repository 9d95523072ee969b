import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { TrialLine } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { InvoiceInfo, InvoiceReceiver, InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { TextRecogniser } from './recognition/recognisedText.ts';
import type { Peer } from './signedPost.ts';
import type { SurrenderContents, Surrendering } from './surrenderContents.ts';

/** Sends text messages. A message that is repeated with the same key is sent once. */
export interface SmsGateway {
  send(message: { readonly key: string; readonly mobile: string; readonly text: string }): Promise<void>;
}

/** A payment request with the data that the gateway needs. */
export interface PaymentRequest {
  readonly paymentId: string;
  /** Number of the order or endorsement, which the payer sees. */
  readonly orderSn: string;
  readonly amountFen: Fen;
  /** Instant after which the gateway accepts no payment. */
  readonly expiresAt: Date;
  /** Path of the app to which the payer returns. */
  readonly returnPath: string;
}

/** State of a payment at the gateway. */
export type TradeState = { readonly state: 'waiting' | 'closed' } | { readonly state: 'paid'; readonly amountFen: Fen };

/** A notification of the sandbox's cashier: form fields with their signature. */
export interface PaymentNotice {
  readonly notifyId: string;
  readonly paymentId: string;
  readonly tradeStatus: string;
  readonly totalAmount: string;
  readonly notifyTime: string;
  readonly sign: string;
}

/** A notification of a payment gateway whose signature was verified. */
export interface TradeNotice {
  /** Id of the notification; a repetition has the same. */
  readonly notifyId: string;
  readonly paymentId: string;
  /** `failed`: the payer can try the same payment again. */
  readonly state: TradeState['state'] | 'failed';
  readonly amountFen: Fen;
}

/** The account that receives bank transfers of companies. */
export interface TransferAccount {
  readonly name: string;
  readonly bank: string;
  readonly number: string;
}

/** Takes and refunds payments. */
export interface PaymentGateway {
  readonly transferAccount: TransferAccount;
  /** Path at which its notifications arrive as forms; null when they arrive by the contract's own call. */
  readonly noticePath: string | null;
  /** Address of the cashier for a payment. */
  cashierUrl(request: PaymentRequest): Promise<string>;
  /** Reads a notification. Null unless the gateway signed it and it is recent. */
  read(form: Readonly<Record<string, string>>, now: Date): TradeNotice | null;
  /** Loads the state of a payment, in case a notification was lost. */
  tradeOf(paymentId: string): Promise<TradeState>;
  /** Ends a payment unless it is already paid. Returns its state. Closing it again has no effect. */
  close(paymentId: string): Promise<TradeState>;
  /** Refunds money. A repetition with the same `refundId` has no effect. */
  refund(request: { readonly refundId: string; readonly paymentId: string; readonly amountFen: Fen }): Promise<void>;
}

/** The data of an unpaid order that the insurer's underwriting needs. */
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

/** A file of the agent with a link that opens it for some minutes. */
export interface LinkedFile {
  readonly name: string;
  readonly type: string;
  readonly readUrl: string;
}

/** The files of one material. */
export interface LinkedMaterial {
  /** Code of the material, as the product or the form names it. */
  readonly code: string;
  readonly files: readonly LinkedFile[];
}

/** A scheme with the insurer's code of its plan. */
export interface CarrierScheme extends Scheme {
  /** The insurer's code of the plan; null when the product's table has no row for the scheme. */
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
  /** Loads and decrypts the content of the order; called only when it is needed. */
  readonly contents: () => Promise<PolicyContents>;
}

/** The insurer's response to a paid order; `inHand`: the insurer decides later. */
export type Issuing =
  | { readonly outcome: 'issued' | 'materialsDue'; readonly policySn: string }
  | { readonly outcome: 'inHand' | 'declined' };

/** The data that the insurer's review of an endorsement needs. */
export interface EndorsementContents {
  readonly uuid: string;
  readonly endorsementSn: string;
  readonly orderSn: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productVersion: number;
  /** Day from which the change is in force, from 00:00 in Asia/Shanghai. */
  readonly effectiveDate: string;
  readonly review: ReviewProcess;
  readonly headsBefore: number;
  readonly headsAfter: number;
  /** Premium difference in fen. A negative amount is refunded to the employer after the review has passed. */
  readonly netFen: Fen;
  readonly paidFen: Fen;
  readonly changes: readonly PersonChange[];
  /** The price of each change, by the position of the change. */
  readonly lines: readonly TrialLine[];
  readonly papers: readonly LinkedMaterial[];
  /** The agent's answer to the last question; empty when there was no question. */
  readonly answer: string;
}

/** The data of an application for an invoice. */
export interface InvoiceContents {
  readonly uuid: string;
  readonly orderSn: string;
  readonly policySn: string;
  /** Number of the invoiced endorsement; empty when the order itself is invoiced. */
  readonly endorsementSn: string;
  readonly productId: string;
  readonly type: InvoiceType;
  /** Number of the invoice that this red-letter invoice reverses; empty when it reverses none. */
  readonly reversedNo: string;
  readonly info: InvoiceInfo;
  readonly receiver: InvoiceReceiver;
  readonly papers: readonly LinkedMaterial[];
}

/** A request to the insurer. */
export interface Wanted<Contents> {
  /** Idempotency key: the same for a repeated request, another after the agent has answered or sent materials again. */
  readonly key: string;
  /** Loads and decrypts the content; called only when it is needed. */
  readonly contents: () => Promise<Contents>;
}

/** The insurer's response to an endorsement; `inHand`: the insurer decides later. The agent sees `note`. */
export type Reviewing =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'reviewPassed'; readonly certificateSn: string }
  | {
      readonly outcome: 'firstReviewPassed' | 'questionToConfirm' | 'inquiry' | 'callBack' | 'rejected';
      readonly note: string;
    };

/** The insurer's response to an invoice application; `inHand`: the insurer decides later. The agent sees `note`. */
export type Invoicing =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'issued'; readonly invoiceNo: string }
  | { readonly outcome: 'materialDemanded' | 'materialRejected' | 'failed'; readonly note: string };

/** Underwrites orders, issues policies, reviews endorsements, decides on surrenders and issues invoices. */
export interface InsurerGateway {
  /** The system that sends the insurer's later decisions; null when operators decide in the sandbox. */
  readonly peer: Peer | null;
  /** Underwrites an order before its payment; `accepted`: it can be paid at once. */
  underwrite(application: Application): Promise<'accepted' | 'reviewNeeded' | 'declined'>;
  /** Issues the policy of a paid order. A repeated call for the same order returns the same policy. */
  issue(order: OrderToIssue): Promise<Issuing>;
  /** Reviews an endorsement that was submitted, or whose question was answered. */
  review(endorsement: Wanted<EndorsementContents>): Promise<Reviewing>;
  /** Decides on the surrender of a policy. */
  surrender(surrender: Wanted<SurrenderContents>): Promise<Surrendering>;
  /** Issues an invoice or a red-letter invoice. */
  invoice(invoice: Wanted<InvoiceContents>): Promise<Invoicing>;
}

/** A file attached to a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Sends a mail to one address. If the service supports keys, a repetition with the same key isn't sent again. */
export interface MailGateway {
  send(mail: {
    readonly key: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly attachments: readonly MailAttachment[];
  }): Promise<void>;
}

/** Reads the QR codes and the text of a document, without judging them. */
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
