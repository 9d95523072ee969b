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

/** Sends text messages. Sending twice under one key sends once. */
export interface SmsGateway {
  send(message: { readonly key: string; readonly mobile: string; readonly text: string }): Promise<void>;
}

/** A payment as the gateway needs to know it. */
export interface PaymentRequest {
  readonly paymentId: string;
  /** Number of the order, or of the endorsement: what the payer sees it called. */
  readonly orderSn: string;
  readonly amountFen: Fen;
  /** After this instant the gateway takes no money. */
  readonly expiresAt: Date;
  /** Where the payer comes back to, below the address that users open. */
  readonly returnPath: string;
}

/** How a payment stands, as the gateway itself knows it. */
export type TradeState = { readonly state: 'waiting' | 'closed' } | { readonly state: 'paid'; readonly amountFen: Fen };

/** A notification of the sandbox's cashier as it arrived: form fields with their signature. */
export interface PaymentNotice {
  readonly notifyId: string;
  readonly paymentId: string;
  readonly tradeStatus: string;
  readonly totalAmount: string;
  readonly notifyTime: string;
  readonly sign: string;
}

/** A word of a payment gateway that was found to be its own. */
export interface TradeNotice {
  /** The same for every copy. */
  readonly notifyId: string;
  readonly paymentId: string;
  /** `failed`: the payer may try again with the same payment. */
  readonly state: TradeState['state'] | 'failed';
  readonly amountFen: Fen;
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
  /** Where its notifications arrive, as forms; null: by the contract's own call. */
  readonly noticePath: string | null;
  /** Address of the cashier for a payment. */
  cashierUrl(request: PaymentRequest): Promise<string>;
  /** Contents of a notification that the gateway itself wrote and that isn't too old; null otherwise. */
  read(form: Readonly<Record<string, string>>, now: Date): TradeNotice | null;
  /** How a payment stands, asked where a notification may have been lost. */
  tradeOf(paymentId: string): Promise<TradeState>;
  /** Ends a payment, unless it was made meanwhile; says how it stands now. Closing twice is closing once. */
  close(paymentId: string): Promise<TradeState>;
  /** Sends money back. The same `refundId` twice is one refund. */
  refund(request: { readonly refundId: string; readonly paymentId: string; readonly amountFen: Fen }): Promise<void>;
}

/** An order as the insurer judges it before it is paid. */
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

/** A file of the agent's, with a link that opens it for some minutes. */
export interface LinkedFile {
  readonly name: string;
  readonly type: string;
  readonly readUrl: string;
}

/** The files that were handed in as one material. */
export interface LinkedMaterial {
  /** Which material: as the product or the form calls it. */
  readonly code: string;
  readonly files: readonly LinkedFile[];
}

/** A scheme as the insurer knows it. */
export interface CarrierScheme extends Scheme {
  /** Its plan's code at the carrier; null where the product's table has no row for the scheme. */
  readonly carrierPlanCode: string | null;
}

/** Everything that a policy is made of. */
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

/** A paid order whose policy is wanted. */
export interface OrderToIssue {
  readonly orderSn: string;
  /** Decrypts the content of the order, on demand. */
  readonly contents: () => Promise<PolicyContents>;
}

/** The insurer's response to a paid order; `inHand`: it decides later. */
export type Issuing =
  | { readonly outcome: 'issued' | 'materialsDue'; readonly policySn: string }
  | { readonly outcome: 'inHand' | 'declined' };

/** Everything that an endorsement is judged by. */
export interface EndorsementContents {
  readonly uuid: string;
  readonly endorsementSn: string;
  readonly orderSn: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productVersion: number;
  /** From 00:00 of this day in Shanghai. */
  readonly effectiveDate: string;
  readonly review: ReviewProcess;
  readonly headsBefore: number;
  readonly headsAfter: number;
  /** Below 0: goes back to the employer once the review is passed. */
  readonly netFen: Fen;
  readonly paidFen: Fen;
  readonly changes: readonly PersonChange[];
  /** The price of each change, by its position. */
  readonly lines: readonly TrialLine[];
  readonly papers: readonly LinkedMaterial[];
  /** The agent's answer to the last question; empty where there was none. */
  readonly answer: string;
}

/** An application for an invoice, or what was sent for one. */
export interface InvoiceContents {
  readonly uuid: string;
  readonly orderSn: string;
  readonly policySn: string;
  /** Empty: the order itself is invoiced. */
  readonly endorsementSn: string;
  readonly productId: string;
  readonly type: InvoiceType;
  /** Number of the invoice that this red-letter one takes off; empty where it takes off none. */
  readonly reversedNo: string;
  readonly info: InvoiceInfo;
  readonly receiver: InvoiceReceiver;
  readonly papers: readonly LinkedMaterial[];
}

/** Something that is wanted of the insurer. */
export interface Wanted<Contents> {
  /** The same however often it is asked for; another once the agent answered, or sent materials, again. */
  readonly key: string;
  /** Decrypts its content, on demand. */
  readonly contents: () => Promise<Contents>;
}

/** The insurer's response to an endorsement; `inHand`: it decides later. `note` is read by the agent. */
export type Reviewing =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'reviewPassed'; readonly certificateSn: string }
  | {
      readonly outcome: 'firstReviewPassed' | 'questionToConfirm' | 'inquiry' | 'callBack' | 'rejected';
      readonly note: string;
    };

/** The insurer's response to an application for an invoice; `inHand`: it decides later. `note` is read by the agent. */
export type Invoicing =
  | { readonly outcome: 'inHand' }
  | { readonly outcome: 'issued'; readonly invoiceNo: string }
  | { readonly outcome: 'materialDemanded' | 'materialRejected' | 'failed'; readonly note: string };

/** Accepts risks, issues policies, reviews endorsements, ends policies and writes invoices. */
export interface InsurerGateway {
  /** Who sends the decisions that it takes later; null: they are made at the sandbox's desks. */
  readonly peer: Peer | null;
  /** Judges an order before its payment; `accepted`: it may be paid at once. */
  underwrite(application: Application): Promise<'accepted' | 'reviewNeeded' | 'declined'>;
  /** Issues the policy of a paid order. The same order twice gives the same policy. */
  issue(order: OrderToIssue): Promise<Issuing>;
  /** Reviews an endorsement that was handed in, or answered. */
  review(endorsement: Wanted<EndorsementContents>): Promise<Reviewing>;
  /** Decides on the surrender of a policy. */
  surrender(surrender: Wanted<SurrenderContents>): Promise<Surrendering>;
  /** Writes an invoice, a red-letter one too. */
  invoice(invoice: Wanted<InvoiceContents>): Promise<Invoicing>;
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
  readonly recogniser: TextRecogniser;
  readonly mail: MailGateway;
}
