import { expect, test } from 'vitest';
import type { SchemaDescription } from 'yup';

import { translatedCalls, translatedFields } from '../../app/client/platform/query/translateAnswers.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { allCalls } from '../setup/allCalls.ts';

/**
 * Calls that aren't translated although a field of their response has the name of a translated field. The reason is
 * given for each call: the screens show no text of the catalogue from this field.
 */
const untranslated: Readonly<Record<string, string>> = {
  customOrder: 'texts that an operator wrote, and a draft',
  recommendedOrders: 'titles that operators wrote',
  conservationOutlinePay: 'holder of a bank account, as a bank transfer needs it',
  orderTransfer: 'holder of a bank account, as a bank transfer needs it',
  claimOrderTransfer: 'names of uploaded files',
  uploadAuthorisationCall: 'names of uploaded files',
  videoAuditUpload: 'names of uploaded files',
  uploadSingleImage: 'names of uploaded files',
  storedFiles: 'names of uploaded files',
  confirmInvoiceImages: 'names of uploaded files',
  checkMaterials: 'names of uploaded files',
  uploadCheckMaterials: 'names of uploaded files',
  recogniseIdCard: 'name of a person',
  offlineOrder: 'a draft',
  savedDraft: 'a draft',
  orderRows: 'the exported file has the names that stand in the contracts',
  listCompanies: 'names of companies for clients of the documents; the filters take them from the products',
  constructionAreas: 'names of regions',
  bankAreas: 'names of regions',
  productDictionaries: 'lists for clients of the documents; no screen makes the call',
  industries: 'names of the national list of industries',
  allIndustries: 'names of the national list of industries',
  signIn: 'name of the agent',
  signInToPartner: 'name of the agent',
  signInByTicket: 'name of the agent',
  currentUser: 'name of the agent',
};

/** Returns the names of the translated fields in a response, at any depth. */
function fieldsIn(description: SchemaDescription): readonly string[] {
  const { fields = {}, innerType } = description as {
    fields?: Readonly<Record<string, SchemaDescription>>;
    innerType?: SchemaDescription;
  };
  const own = Object.keys(fields).filter((name) => translatedFields.has(name));
  const below = [...Object.values(fields), ...(innerType ? [innerType] : [])].flatMap(fieldsIn);
  return [...new Set([...own, ...below])];
}

test('every answer that can have texts of the catalogue is translated, or has its reason', () => {
  const open = [...allCalls].flatMap(([name, call]) => {
    const fields = fieldsIn(schemasOf(call).response.describe());
    return fields.length > 0 && !translatedCalls.has(call.path) ? [`${name}: ${fields.join(', ')}`] : [];
  });
  const known = new Set(Object.keys(untranslated));
  expect(open.filter((line) => !known.has(line.split(':')[0] ?? ''))).toEqual([]);
  expect([...known].filter((name) => !open.some((line) => line.startsWith(`${name}:`)))).toEqual([]);
});
