import type { Call } from '../../app/contract/call.ts';
import * as checks from '../../app/contract/checks.ts';
import * as customOrders from '../../app/contract/customOrders.ts';
import * as documents from '../../app/contract/documents.ts';
import * as endorsementDocuments from '../../app/contract/endorsementDocuments.ts';
import * as endorsementLists from '../../app/contract/endorsementLists.ts';
import * as endorsementOwnCalls from '../../app/contract/endorsementOwnCalls.ts';
import * as endorsements from '../../app/contract/endorsements.ts';
import * as files from '../../app/contract/files.ts';
import * as history from '../../app/contract/history.ts';
import * as invoiceOwnCalls from '../../app/contract/invoiceOwnCalls.ts';
import * as invoices from '../../app/contract/invoices.ts';
import * as materials from '../../app/contract/materials.ts';
import * as offlineOrders from '../../app/contract/offlineOrders.ts';
import * as orders from '../../app/contract/orders.ts';
import * as own from '../../app/contract/ownCalls.ts';
import * as payments from '../../app/contract/payments.ts';
import * as premium from '../../app/contract/premium.ts';
import * as products from '../../app/contract/products.ts';
import * as quotations from '../../app/contract/quotations.ts';
import * as referenceData from '../../app/contract/referenceData.ts';
import * as drafts from '../../app/contract/savedDrafts.ts';
import * as session from '../../app/contract/session.ts';
import * as surrenders from '../../app/contract/surrenders.ts';
import * as usage from '../../app/contract/usage.ts';
import * as users from '../../app/contract/users.ts';
import * as workload from '../../app/contract/workload.ts';

/** A call whose words don't matter here. */
export type AnyCall = Call<never, unknown>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** Every call of the contract by its name. */
export const allCalls: ReadonlyMap<string, AnyCall> = new Map(
  [
    session,
    usage,
    users,
    workload,
    products,
    referenceData,
    checks,
    customOrders,
    quotations,
    premium,
    drafts,
    orders,
    surrenders,
    files,
    materials,
    payments,
    history,
    offlineOrders,
    documents,
    endorsements,
    endorsementDocuments,
    endorsementLists,
    endorsementOwnCalls,
    invoices,
    invoiceOwnCalls,
    own,
  ]
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, AnyCall] => isCall(entry[1])),
);
