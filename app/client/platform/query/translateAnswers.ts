import type { ResponseOf } from '../../../contract/call.ts';
import type { catalogueTexts } from '../../../contract/catalogueTexts.ts';
import { personRisk } from '../../../contract/checks.ts';
import { policyClauses } from '../../../contract/documents.ts';
import {
  conservationDetail,
  conservationListByPolicy,
  conservationPolicyList,
} from '../../../contract/endorsementLists.ts';
import { openEndorsementDraft } from '../../../contract/endorsementOwnCalls.ts';
import { conservationConfig, conservationSettings } from '../../../contract/endorsements.ts';
import { listOfflineOrders, searchDrafts } from '../../../contract/offlineOrders.ts';
import { listOrders, orderDetail } from '../../../contract/orders.ts';
import { productGuide } from '../../../contract/productGuide.ts';
import { listProducts, productDefinition } from '../../../contract/products.ts';
import { listQuotations, quotation, quotedCompanies, sharedQuotation } from '../../../contract/quotations.ts';
import { commissionTerms, disclosures, endorsableProducts } from '../../../contract/referenceData.ts';
import { listDrafts } from '../../../contract/savedDrafts.ts';
import { policyBonus } from '../../../contract/users.ts';
import { worklist } from '../../../contract/worklist.ts';
import type { CatalogueTranslation } from './translationContext.ts';

/** Paths of the calls whose responses contain texts of the catalogue. */
export const translatedCalls: ReadonlySet<string> = new Set(
  [
    commissionTerms,
    conservationConfig,
    conservationDetail,
    conservationListByPolicy,
    conservationPolicyList,
    conservationSettings,
    disclosures,
    endorsableProducts,
    listDrafts,
    listOfflineOrders,
    listOrders,
    listProducts,
    listQuotations,
    openEndorsementDraft,
    orderDetail,
    personRisk,
    policyBonus,
    policyClauses,
    productDefinition,
    productGuide,
    quotation,
    quotedCompanies,
    searchDrafts,
    sharedQuotation,
    worklist,
  ].map(({ path }) => path),
);

/**
 * True when the response of a call can contain texts of the catalogue. This includes all calls of the operators' desk
 * except the calls for the contents of the site. Operators edit these contents in Chinese; if the texts were
 * translated, an operator would publish the translation instead of the Chinese text.
 */
const isTranslated = (path: string): boolean =>
  translatedCalls.has(path) || (path.startsWith('/api/desk/') && !path.startsWith('/api/desk/site'));

/** Names of the fields of responses that contain texts of the catalogue. */
export const translatedFields: ReadonlySet<string> = new Set([
  'badges',
  'clause',
  'clauseName',
  'companyName',
  'contentList',
  'insurer',
  'insurerName',
  'label',
  'maxPersonsText',
  'name',
  'planName',
  'productName',
  'sumInsured',
  'summary',
  'tags',
  'title',
]);

/** Names of the fields of responses whose content users wrote. The texts in them aren't translated. */
const written: ReadonlySet<string> = new Set(['applicant', 'changes', 'draft', 'invoice', 'orderInfo', 'persons']);

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns the value with the texts of its fields translated. An object or list without such texts is returned
 * unchanged.
 */
function translated(value: unknown, field: string, shown: (text: string) => string): unknown {
  if (typeof value === 'string') return translatedFields.has(field) ? shown(value) : value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => translated(item, field, shown));
    return items.some((item, at) => item !== value[at]) ? items : (value as unknown);
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const isWritten = written.has(key) || (field === 'schemes' && key === 'name');
    return { key, part, shown: isWritten ? part : translated(part, key, shown) };
  });
  return entries.some((entry) => entry.shown !== entry.part)
    ? Object.fromEntries(entries.map((entry) => [entry.key, entry.shown]))
    : value;
}

/** Creates the translation from the texts that the server has for the user's language. */
export function translationBy(texts: ResponseOf<typeof catalogueTexts>): CatalogueTranslation {
  const translations = new Map(texts.map(({ text, translation }) => [text, translation]));
  const sources = new Map(texts.map(({ text, translation }) => [translation, text]));
  const shown = (text: string): string => translations.get(text) ?? text;
  const known = new WeakMap<object, unknown>();
  return {
    answered: ({ path }, answer) => {
      if (typeof answer !== 'object' || answer === null || !isTranslated(path)) return answer;
      if (!known.has(answer)) known.set(answer, translated(answer, '', shown));
      return known.get(answer) as typeof answer;
    },
    shown,
    sourceOf: (text) => sources.get(text) ?? text,
  };
}
