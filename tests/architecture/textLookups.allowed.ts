import type { TextLookup } from './textLookups.ts';

/** A reviewed place, and the reason why its code is right. */
export interface AllowedLookup extends Pick<TextLookup, 'file' | 'code'> {
  readonly reason: string;
}

const ownKey = 'the keys are those of a record of ours';
const ownList = 'the words come from a list of ours';
const columnIsChecked = 'the database lets nothing but these words into the column';

/** Casts to a union of words, where the text is certain to be one of the words. */
export const provenCasts: readonly AllowedLookup[] = [
  {
    file: 'library/src/products/defineProduct.ts',
    code: 'whole as unknown as ProductDefinition',
    reason: 'the compiler has checked the file and the families of which it is merged',
  },
  {
    file: 'app/server/desk/work/matchNotice.ts',
    code: 'bodyOf(services, row) as PaymentBody',
    reason: 'the server stores what the gateway has read',
  },
  {
    file: 'app/server/desk/work/notices.ts',
    code: 'bodyOf(services, row) as PaymentBody',
    reason: 'the server stores what the gateway has read',
  },
  {
    file: 'app/server/desk/oversight/payload.ts',
    code: 'stored as Partial<ApprovalPayload>',
    reason: 'the server stores what the kind of the request has',
  },
  { file: 'app/contract/wire/jsonSchema.ts', code: 'content as AnySchema', reason: 'a schema of ours' },
  {
    file: 'app/server/sandbox/insurerHabits.ts',
    code: 'JSON.parse(stored) as InsurerHabits',
    reason: 'the sandbox stores what its own form offers',
  },
  {
    file: 'app/server/invoices/mail.ts',
    code: '(await notedMailOf(services, mailId)).noted as NotedInvoiceMail',
    reason: 'the server noted the mail itself, in words of its own',
  },
  {
    file: 'app/server/operations/backUp.ts',
    code: "JSON.parse(await readFile(join(source, manifestName), 'utf8')) as BackupManifest",
    reason: 'the operator names the folder, and the manifest in it is compared, not looked up',
  },
  { file: 'app/contract/endorsementLists.ts', code: 'state as EndorsementState', reason: ownKey },
  { file: 'app/contract/endorsementRecords.ts', code: 'word as EndorsementState', reason: ownKey },
  { file: 'app/contract/orders.ts', code: 'status as OrderStatus', reason: ownKey },
  { file: 'app/contract/wire/wireWords.ts', code: 'word as OrderStatus', reason: ownKey },
  { file: 'app/server/gateways/sandboxPayment.ts', code: 'outcome as PaymentOutcome', reason: ownKey },
  {
    file: 'app/client/endorsements/useKindLimits.ts',
    code: "String(endorsementKindCodes[kind]) as '100' | '10' | '1'",
    reason: 'the text of a code of ours',
  },
  {
    file: 'app/contract/invoices.ts',
    code: 'invoicedOrderTypeWords.wordOf(String(code)) as InvoicedOrderType',
    reason: 'the schema lets 1 and 2 in and nothing else',
  },
  {
    file: 'app/contract/wire/draftInvoice.ts',
    code: 'invoiceTypeWords.wordOf(String(billInfo.invoiceType)) as InvoiceType',
    reason: 'the schema lets 1 and 2 in and nothing else',
  },
  {
    file: 'app/contract/wire/draftInvoice.ts',
    code: 'taxpayerKindWords.wordOf(billInfo.taxpaerType) as TaxpayerKind',
    reason: 'the schema lets 1 and 2 in and nothing else',
  },
  {
    file: 'app/server/orders/sealedApplication.ts',
    code: "JSON.parse(keyring.open('invoiceWish', sealed)) as InvoiceWish",
    reason: 'the server sealed what the schema of a draft let in',
  },
];

const asTheServerSays =
  'a word that this version does not know is kept as the server says it; wherever it is looked up, it is looked up as a text';
const untilJudged = 'an unknown code is kept, so that the check of the field can name it; it is looked up as a text';

const asItWasWritten =
  'content of a user as it was stored, a draft before it was judged; its words may be any text, and are looked up as texts';

/**
 * Casts to a union of words, where the text may still be any other text. Later code uses the text as a key of an
 * object.
 */
export const believedCasts: readonly AllowedLookup[] = [
  {
    file: 'app/contract/checks.ts',
    code: 'groupIdTypeWords.wordOf(groupCardType) as GroupIdType',
    reason: untilJudged,
  },
  {
    file: 'app/contract/wire/applicant.ts',
    code: "Object.fromEntries( everyApplicantName.flatMap(([field, { name, words }]) => { const value = ownValue(texts, name); return typeof value === 'string' ? [[field, value && words ? words.wordOf(value) : value]] : []; }), ) as Texts",
    reason: untilJudged,
  },
  {
    file: 'app/client/drafts/autosave.ts',
    code: 'wire as Parameters<typeof savedDraftCodec.fromWire>[0]',
    reason: asTheServerSays,
  },
  {
    file: 'app/client/confirmation/useOfflineSubmission.ts',
    code: 'wire as Parameters<typeof offlineCodec.fromWire>[0]',
    reason: asTheServerSays,
  },
  ...[
    ['app/server/customOrders/service.ts', "JSON.parse(keyring.open('customOrder', row.content_sealed)) as OrderDraft"],
    ['app/server/drafts/openedDraft.ts', "JSON.parse(keyring.open('draft', sealed)) as OrderDraft"],
    [
      'app/server/offlineOrders/service.ts',
      "JSON.parse(keyring.open('offlineOrder', row.content_sealed)) as OrderDraft",
    ],
    ['app/server/quotations/service.ts', "JSON.parse(keyring.open('quotation', row.content_sealed)) as OrderDraft"],
    ['app/server/orders/sealedApplication.ts', "JSON.parse(keyring.open('applicant', sealed)) as Applicant"],
    ['app/server/orders/sealedApplication.ts', "JSON.parse(keyring.open('subjects', sealed)) as InsuredSubjects"],
  ].map(([file = '', code = '']) => ({ file, code, reason: asItWasWritten })),
  { file: 'app/contract/orderEvents.ts', code: 'wire.reason as OrderReason', reason: asTheServerSays },
  { file: 'app/contract/orderEvents.ts', code: "wire.operator as OrderEvent['by']", reason: asTheServerSays },
  {
    file: 'app/contract/endorsementRecords.ts',
    code: "event.reason as EndorsementEvent['reason']",
    reason: asTheServerSays,
  },
  {
    file: 'app/contract/endorsementRecords.ts',
    code: "event.operator as EndorsementEvent['by']",
    reason: asTheServerSays,
  },
  {
    file: 'app/contract/invoiceOwnCalls.ts',
    code: 'invoiceTypeWords.wordOf(String(wire.invoiceType)) as InvoiceType',
    reason: asTheServerSays,
  },
  {
    file: 'app/contract/invoiceOwnCalls.ts',
    code: 'invoiceStatusWords.wordOf(String(wire.invoiceStatus)) as InvoiceStatus',
    reason: asTheServerSays,
  },
  {
    file: 'app/contract/payments.ts',
    code: "wire.transferStatus as OrderTransfer['state']",
    reason: asTheServerSays,
  },
  {
    file: 'app/contract/referenceData.ts',
    code: 'rewardTypeWords.wordOf(mission.rewardType) as RewardType',
    reason: asTheServerSays,
  },
  {
    file: 'app/contract/users.ts',
    code: 'rewardTypeWords.wordOf(rewardType) as RewardType',
    reason: asTheServerSays,
  },
];

/** Lookups with a text key, where the key always comes from a list in our own code. The compiler can't see this. */
export const allowedLookups: readonly AllowedLookup[] = [
  {
    file: 'library/src/domain/record/ownValue.ts',
    code: 'record[key]',
    reason: 'the one place that looks texts up, after it has asked whether the record has the key itself',
  },
  {
    file: 'library/src/domain/identity/groupId.ts',
    code: 'checks[type]',
    reason: 'a type that is none of ours was refused two lines above, by isGroupIdType',
  },
  { file: 'app/client/platform/theme/firstPaint.ts', code: 'dataset[name]', reason: ownKey },
  { file: 'app/client/orders/UnpaidOrderNotice.tsx', code: 'words.closed[closingReasonOf(order)]', reason: ownList },
  {
    file: 'app/contract/wire/jsonSchema.ts',
    code: 'Object.assign(result, schema)',
    reason: 'keywords of JSON Schema, written by the functions above',
  },
  { file: 'app/server/invoices/invoicePdf.ts', code: 'types[invoice.type]', reason: columnIsChecked },
  { file: 'app/server/sandbox/invoiceDesk.ts', code: 'types[invoice.type]', reason: columnIsChecked },
  { file: 'app/server/sandbox/invoiceDesk.ts', code: 'statuses[invoice.status]', reason: columnIsChecked },
  { file: 'app/server/sandbox/endorsementDesk.ts', code: 'reasons[reason]', reason: ownList },
  { file: 'app/server/sandbox/insurerDesk.ts', code: 'labels[reason]', reason: ownList },
  { file: 'library/src/widgets/InvoiceForm/InvoiceFormKind.tsx', code: 'named.taxpayerKinds[each]', reason: ownList },
  { file: 'library/src/widgets/InvoiceForm/InvoiceFormKind.tsx', code: 'named.types[each]', reason: ownList },
];
