import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { CatalogueError, type Json } from '../../../catalogue/definitionFrom.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { deskProduct } from '../../../contract/desk/products/products.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { newProductOf } from '../../products/newProductRepository.ts';
import { contentOfVersion, publishedVersions, type VersionRow } from '../../products/repository.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

type Needs = Pick<Services, 'catalogue'>;
type Versions = ResponseOf<typeof deskProduct>['versions'];

/**
 * The versions of a product, and the content with which the product began. This content comes from the product's file
 * or, for a new product, from the product of which it is a copy or from the defaults of a family.
 */
export interface ProductHistory {
  readonly productId: string;
  readonly name: string;
  /** The definition in force; null when the product is new and none of its versions has started. */
  readonly inForce: ProductDefinition | null;
  readonly base: Json;
  /**
   * Version of the content with which the product began. It is 1 for a new product, because its first publication gets
   * this version.
   */
  readonly baseVersion: number;
  /** True for a product that was begun at the desk and has no file. */
  readonly isNew: boolean;
  /** Product of which this product is a copy; empty when it isn't a copy. */
  readonly copiedFrom: string;
  /** Family with whose defaults a new product began; empty when it is a copy or has a file. */
  readonly family: string;
  /** Product whose golden quotes are used. A product that is no copy and has no file has no golden quotes. */
  readonly quotesOf: string;
  readonly rows: readonly VersionRow[];
}

/** Returns the history of a product. @throws Refusal 900404 when the product doesn't exist */
export async function historyOf(
  { catalogue }: Needs,
  tx: DatabaseTransaction,
  productId: string,
): Promise<ProductHistory> {
  const rows = (await publishedVersions(tx)).filter((row) => row.product_id === productId);
  const inForce = catalogue.productOf(productId) ?? null;
  const ofFiles = catalogue.contentOf(productId);
  if (ofFiles && inForce) {
    const baseVersion = Number(ofFiles['version']);
    const own = { isNew: false, copiedFrom: '', family: '', quotesOf: productId, name: inForce.name };
    return { productId, inForce, base: ofFiles, baseVersion, ...own, rows };
  }
  const begun = await newProductOf(tx, productId);
  if (!begun) throw notFound();
  const last = rows.at(-1);
  const shown = inForce ?? (last && catalogue.productOf(productId, last.version));
  return {
    productId,
    name: shown?.name ?? begun.name,
    inForce,
    base: Object(begun.content) as Json,
    baseVersion: 1,
    isNew: true,
    copiedFrom: begun.copied_from,
    family: begun.family,
    quotesOf: begun.terms_of,
    rows,
  };
}

/** Greatest version of a product; 0 for a new product that was never published. */
export const newestOf = ({ isNew, baseVersion, rows }: ProductHistory): number =>
  Math.max(isNew ? 0 : baseVersion, ...rows.map(({ version }) => version));

/** Returns the version in force. If no version is in force, returns the last version; if there is none, 1. */
export const shownVersionOf = (history: ProductHistory): number =>
  history.inForce?.version ?? Math.max(newestOf(history), 1);

/**
 * Returns the versions of a product, newest first. A version that comes from the product's file has no first day and no
 * operator.
 */
export function versionsOf(history: ProductHistory, today: CalendarDay): Versions {
  const { inForce, rows, baseVersion, isNew } = history;
  const stateOf = (version: number, startsOn: string) => {
    if (version === inForce?.version) return 'inForce' as const;
    return startsOn > today ? ('coming' as const) : ('past' as const);
  };
  const published = rows.map((row) => ({
    version: row.version,
    startsOn: row.starts_on,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    state: stateOf(row.version, row.starts_on),
  }));
  if (isNew) return published.toReversed();
  const first = { version: baseVersion, startsOn: '', publishedAt: '', publishedBy: '' };
  return [...published.toReversed(), { ...first, state: stateOf(baseVersion, '') }];
}

/** Fields that the editor shows first: names and prices. */
const firstFields = ['id', 'family', 'name', 'pinyin', 'summary', 'insurer', 'tags', 'badges', 'plans'] as const;

/**
 * Returns the content of a version, without the field `version`. @throws Refusal 900404 when the product doesn't have
 * the version
 */
export async function contentOf(tx: DatabaseTransaction, history: ProductHistory, version: number): Promise<Json> {
  const { productId, base, baseVersion, rows } = history;
  const isPublished = rows.some((row) => row.version === version);
  if (!isPublished && version !== baseVersion) throw notFound();
  const content = isPublished ? (Object(await contentOfVersion(tx, { productId, version })) as Json) : base;
  const { version: _version, ...rest } = content;
  const first = firstFields.filter((field) => field in rest).map((field) => [field, rest[field]]);
  return { ...Object.fromEntries(first), ...rest };
}

/**
 * Returns the definition with which a changed content is compared. Null when a new product was never published and its
 * initial content is no longer valid.
 */
export function comparedDefinition({ catalogue }: Needs, history: ProductHistory): ProductDefinition | null {
  const { productId, inForce, base } = history;
  const known = inForce ?? catalogue.productOf(productId, shownVersionOf(history));
  if (known) return known;
  try {
    return catalogue.definitionOf(productId, { ...base, version: 1 });
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}
