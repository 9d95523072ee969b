import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';

import { asIs, type Codec } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskProductWires as Wires } from './products.schema.ts';

const see = 'products.see';
const change = 'products.change';

/** Maximum size of a request with the content of a product, in bytes. */
const bodyLimit = 1_000_000;

/** A field whose value in the operator's content differs from the value in the stored draft. */
export interface DraftDifference {
  /** Path of the field, for example `plans[0].rate`. */
  readonly path: string;
  /** Value in the operator's content, as JSON; empty when the content doesn't have the field. */
  readonly mine: string;
  /** Value in the stored draft, as JSON; empty when the draft doesn't have the field. */
  readonly theirs: string;
}

/** Data of the refusal 900409: the stored draft, which isn't the draft that the operator has read. */
export interface ProductDraftConflict {
  readonly content: string;
  readonly savedAt: string;
  readonly revision: number;
  /**
   * Differences between the operator's content and the stored draft, at most 200. Empty when one of them isn't JSON.
   */
  readonly differences: readonly DraftDifference[];
}

/** Codec of the data of the refusal 900409. The wire form is the same as the value. */
export const productDraftConflict: Codec<ProductDraftConflict, ProductDraftConflict> = asIs<ProductDraftConflict>();

/**
 * Returns the products, each with its version in force, its next version, the hosts on which it is switched off, and
 * its position in the agents' list.
 */
export const deskProducts = deskCall('GET', '/api/desk/products', {
  summary: 'Products, their versions and how they are sold',
  permission: see,
  request: asIs<Wires['deskProducts']['request']>(),
  response: asIs<Wires['deskProducts']['response']>(),
});

/**
 * Returns a product with its versions, and the content of the requested version. The field `version` of the response
 * describes the default.
 */
export const deskProduct = deskCall('GET', '/api/desk/products/:productId', {
  summary: 'A product with its versions and the content of one of them',
  permission: see,
  request: asIs<Wires['deskProduct']['request']>(),
  response: asIs<Wires['deskProduct']['response']>(),
});

/**
 * Begins a product as a copy of a product that is in force (`copiedFrom`), or with the defaults of a family (`family`).
 * The new product has its own id and name. A copy has the sales terms of the copied product, any other new product has
 * the terms of its line. Agents don't see the new product until its first version is in force. The call is refused if
 * the id isn't two to six digits or is taken, or if the request has both `copiedFrom` and `family` or neither of them.
 */
export const beginProduct = deskCall('POST', '/api/desk/products/begin', {
  summary: 'Begin a product as a copy of another one, or with the defaults of a family',
  permission: change,
  request: asIs<Wires['beginProduct']['request']>(),
  response: asIs<Wires['beginProduct']['response']>(),
});

/**
 * Drops a product that was begun and never published. The call is refused if the product was published, or another
 * operator has unpublished content of the product.
 */
export const dropNewProduct = deskCall('POST', '/api/desk/products/:productId/drop', {
  summary: 'Drop a product that was never published',
  permission: change,
  request: asIs<Wires['dropNewProduct']['request']>(),
  response: asIs<Wires['dropNewProduct']['response']>(),
});

/** Returns the occupation tree as a list in which each parent comes before its children. */
export const deskOccupations = deskCall('GET', '/api/desk/occupations', {
  summary: 'Occupation tree, for the form in the workbench',
  permission: see,
  request: asIs<Wires['deskOccupations']['request']>(),
  response: asIs<readonly OccupationRow[]>(),
});

/** Returns an operator's draft of a product's content. */
export const productDraft = deskCall('GET', '/api/desk/products/:productId/drafts/:operatorId/:basedOn', {
  summary: 'An unpublished content of a product',
  permission: see,
  request: asIs<Wires['productDraft']['request']>(),
  response: asIs<Wires['productDraft']['response']>(),
});

/**
 * Saves the content that the operator edits, so that it isn't lost when the operator leaves the workbench. The content
 * may have mistakes. Each operator has one unpublished content for each version from which the operator started. If
 * another tab has saved other content since `revision`, the call is refused with 900409, and `data` is a
 * `ProductDraftConflict`.
 */
export const saveProductDraft = deskCall('POST', '/api/desk/products/:productId/draft', {
  summary: 'Keep an unpublished content of a product',
  permission: change,
  bodyLimit,
  request: asIs<Wires['saveProductDraft']['request']>(),
  response: asIs<Wires['saveProductDraft']['response']>(),
});

/**
 * Deletes the operator's unpublished content that is based on the version `basedOn`. If another tab has saved this
 * content since `revision`, the call is refused with 900409, and `data` is a `ProductDraftConflict`.
 */
export const discardProductDraft = deskCall('POST', '/api/desk/products/:productId/draft/discard', {
  summary: 'Discard an unpublished content of a product',
  permission: change,
  request: asIs<Wires['discardProductDraft']['request']>(),
  response: asIs<Wires['discardProductDraft']['response']>(),
});

/**
 * Checks a content of a product without publishing it. The response has the mistakes in the content, its differences to
 * the version in force or, if there is none, to the last version or the initial content, and, if the content is valid,
 * the prices of the golden quotes.
 */
export const tryProduct = deskCall('POST', '/api/desk/products/:productId/try', {
  summary: 'Check a content of a product: mistakes, differences, golden quotes',
  permission: change,
  bodyLimit,
  request: asIs<Wires['tryProduct']['request']>(),
  response: asIs<Wires['tryProduct']['response']>(),
});

/**
 * Publishes a content as the next version of a product, which is in force from `startsOn`. All instances of the server
 * know the new version ten seconds after the call at the latest. The call is refused if the content has mistakes, or if
 * another operator has published a version since this operator loaded the product.
 */
export const publishProduct = deskCall('POST', '/api/desk/products/:productId/publish', {
  summary: 'Publish a version of a product',
  permission: change,
  bodyLimit,
  request: asIs<Wires['publishProduct']['request']>(),
  response: asIs<Wires['publishProduct']['response']>(),
});

/**
 * Asks a second operator to approve that a product is switched off, on one host or on all hosts. Existing orders and
 * policies continue.
 */
export const askProductOff = deskCall('POST', '/api/desk/products/:productId/askOff', {
  summary: 'Ask to switch a product off',
  permission: change,
  request: asIs<Wires['askProductOff']['request']>(),
  response: asIs<Wires['askProductOff']['response']>(),
});

/** Switches on a product again, on one host or on all hosts. */
export const switchProductOn = deskCall('POST', '/api/desk/products/:productId/switchOn', {
  summary: 'Switch a product on',
  permission: change,
  request: asIs<Wires['switchProductOn']['request']>(),
  response: asIs<Wires['switchProductOn']['response']>(),
});

/** Sets the position of a product in the agents' list, and marks the product as hot or not. */
export const placeProduct = deskCall('POST', '/api/desk/products/:productId/place', {
  summary: "Set the place of a product in the agents' list",
  permission: change,
  request: asIs<Wires['placeProduct']['request']>(),
  response: asIs<Wires['placeProduct']['response']>(),
});

/**
 * Uploads clauses or a notice as PDF. The response has the public URL of the document, for the content of a version. A
 * document is never replaced, so each published version of the product keeps its document.
 */
export const uploadProductDocument = deskCall('POST', '/api/desk/products/:productId/documents', {
  summary: 'Upload clauses or a notice of a product',
  permission: change,
  encoding: 'multipart',
  request: asIs<Wires['uploadProductDocument']['request']>(),
  response: asIs<Wires['uploadProductDocument']['response']>(),
});
