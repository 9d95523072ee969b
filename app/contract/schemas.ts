import { agentNoticesSchemas } from './agentNotices.schema.ts';
import * as agentNotices from './agentNotices.ts';
import type { Call } from './call.ts';
import { type CallSchemas, withSchemas } from './callSchemas.ts';
import { catalogueTextsSchemas } from './catalogueTexts.schema.ts';
import * as catalogueTexts from './catalogueTexts.ts';
import { checkSchemas } from './checks.schema.ts';
import * as checks from './checks.ts';
import { customOrderSchemas } from './customOrders.schema.ts';
import * as customOrders from './customOrders.ts';
import { documentSchemas } from './documents.schema.ts';
import * as documents from './documents.ts';
import { endorsementDocumentSchemas } from './endorsementDocuments.schema.ts';
import * as endorsementDocuments from './endorsementDocuments.ts';
import { endorsementListSchemas } from './endorsementLists.schema.ts';
import * as endorsementLists from './endorsementLists.ts';
import { endorsementOwnCallSchemas } from './endorsementOwnCalls.schema.ts';
import * as endorsementOwnCalls from './endorsementOwnCalls.ts';
import { endorsementSchemas } from './endorsements.schema.ts';
import * as endorsements from './endorsements.ts';
import { fileSchemas } from './files.schema.ts';
import * as files from './files.ts';
import { historySchemas } from './history.schema.ts';
import * as history from './history.ts';
import { invoiceOwnCallSchemas } from './invoiceOwnCalls.schema.ts';
import * as invoiceOwnCalls from './invoiceOwnCalls.ts';
import { invoiceSchemas } from './invoices.schema.ts';
import * as invoices from './invoices.ts';
import { materialSchemas } from './materials.schema.ts';
import * as materials from './materials.ts';
import { monthTotalsSchemas } from './monthTotals.schema.ts';
import * as monthTotals from './monthTotals.ts';
import { offlineOrderSchemas } from './offlineOrders.schema.ts';
import * as offlineOrders from './offlineOrders.ts';
import { orderPersonSchemas } from './orderPersons.schema.ts';
import * as orderPersons from './orderPersons.ts';
import { orderSchemas } from './orders.schema.ts';
import * as orders from './orders.ts';
import { ownCallSchemas } from './ownCalls.schema.ts';
import * as ownCalls from './ownCalls.ts';
import { paymentSchemas } from './payments.schema.ts';
import * as payments from './payments.ts';
import { premiumSchemas } from './premium.schema.ts';
import * as premium from './premium.ts';
import { productGuideSchemas } from './productGuide.schema.ts';
import * as productGuide from './productGuide.ts';
import { productSchemas } from './products.schema.ts';
import * as products from './products.ts';
import { productShelfSchemas } from './productShelf.schema.ts';
import * as productShelf from './productShelf.ts';
import { qualificationSchemas } from './qualification.schema.ts';
import * as qualification from './qualification.ts';
import { quotationSchemas } from './quotations.schema.ts';
import * as quotations from './quotations.ts';
import { referenceDataSchemas } from './referenceData.schema.ts';
import * as referenceData from './referenceData.ts';
import { savedDraftSchemas } from './savedDrafts.schema.ts';
import * as savedDrafts from './savedDrafts.ts';
import { sessionSchemas } from './session.schema.ts';
import * as session from './session.ts';
import { surrenderSchemas } from './surrenders.schema.ts';
import * as surrenders from './surrenders.ts';
import { usageSchemas } from './usage.schema.ts';
import * as usage from './usage.ts';
import { userSchemas } from './users.schema.ts';
import * as users from './users.ts';
import { worklistSchemas } from './worklist.schema.ts';
import * as worklist from './worklist.ts';

/** Calls of the contract with their schemas, without the calls of the desk. */
export const callsWithSchemas: ReadonlyMap<Call<unknown, unknown>, CallSchemas> = new Map([
  ...withSchemas(session, sessionSchemas),
  ...withSchemas(usage, usageSchemas),
  ...withSchemas(users, userSchemas),
  ...withSchemas(qualification, qualificationSchemas),
  ...withSchemas(worklist, worklistSchemas),
  ...withSchemas(agentNotices, agentNoticesSchemas),
  ...withSchemas(monthTotals, monthTotalsSchemas),
  ...withSchemas(productShelf, productShelfSchemas),
  ...withSchemas(surrenders, surrenderSchemas),
  ...withSchemas(products, productSchemas),
  ...withSchemas(productGuide, productGuideSchemas),
  ...withSchemas(catalogueTexts, catalogueTextsSchemas),
  ...withSchemas(referenceData, referenceDataSchemas),
  ...withSchemas(checks, checkSchemas),
  ...withSchemas(customOrders, customOrderSchemas),
  ...withSchemas(quotations, quotationSchemas),
  ...withSchemas(premium, premiumSchemas),
  ...withSchemas(savedDrafts, savedDraftSchemas),
  ...withSchemas(orders, orderSchemas),
  ...withSchemas(orderPersons, orderPersonSchemas),
  ...withSchemas(files, fileSchemas),
  ...withSchemas(materials, materialSchemas),
  ...withSchemas(payments, paymentSchemas),
  ...withSchemas(history, historySchemas),
  ...withSchemas(offlineOrders, offlineOrderSchemas),
  ...withSchemas(documents, documentSchemas),
  ...withSchemas(endorsements, endorsementSchemas),
  ...withSchemas(endorsementDocuments, endorsementDocumentSchemas),
  ...withSchemas(endorsementLists, endorsementListSchemas),
  ...withSchemas(endorsementOwnCalls, endorsementOwnCallSchemas),
  ...withSchemas(invoices, invoiceSchemas),
  ...withSchemas(invoiceOwnCalls, invoiceOwnCallSchemas),
  ...withSchemas(ownCalls, ownCallSchemas),
]);

/** Returns the schemas of a call of the contract. @throws TypeError when the contract has no schemas for the call */
export function schemasOf(call: Call<unknown, unknown>): CallSchemas {
  const schemas = callsWithSchemas.get(call);
  if (!schemas) throw new TypeError(`${call.path} has no schemas`);
  return schemas;
}
