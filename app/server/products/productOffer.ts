import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import type { ProductPlace } from '@tuanbao/library/domain/product/productPlace';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';
import type { ProductOffer } from '../services/productOffer.ts';
import type { Database } from '../tables/database.ts';
import { newProducts } from './newProductRepository.ts';
import { publishedCatalogue, type PublishedVersion } from './publishedCatalogue.ts';
import { contentOfVersion, openSwitches, productPlaces, publishedVersions } from './repository.ts';

/**
 * Name of a published version in error messages about its content: the product's id and the version, as in `abc v2`.
 */
export const placeOfVersion = (productId: string, version: number): string => `${productId} v${version}`;

/** Key of the switch that stops the sale of a product on a host, or on all hosts if `host` is null. */
const keyOf = (productId: string, host: string | null) => JSON.stringify([productId, host]);

/**
 * Holds in memory what operators have set for the products: the published versions, the switches that stop sales, and
 * the places in the list that agents see. `files` is the catalogue that is read from files. `refresh` reads the data
 * from the database. It must be called before the server listens, and after each change. It throws a CatalogueError
 * when a stored version is no longer valid.
 */
export function productOfferOf(
  database: Database,
  clock: Clock,
  files: Catalogue,
): { readonly catalogue: Catalogue; readonly offer: ProductOffer } {
  let versions: readonly PublishedVersion[] = [];
  let off: ReadonlySet<string> = new Set();
  let terms: ReadonlyMap<string, string> = new Map();
  let places: ReadonlyMap<string, ProductPlace> = new Map();

  async function readVersion(productId: string, version: number) {
    const content = await contentOfVersion(database, { productId, version });
    return files.definitionOf(placeOfVersion(productId, version), { ...Object(content), id: productId, version });
  }

  async function readVersions() {
    const rows = await publishedVersions(database);
    if (rows.length === versions.length) return;
    const read: PublishedVersion[] = [];
    for (const { product_id: productId, version, starts_on: startsOn } of rows) {
      const known = versions.find(({ product }) => product.id === productId && product.version === version);
      read.push({ product: known?.product ?? (await readVersion(productId, version)), startsOn });
    }
    versions = read;
  }

  return {
    catalogue: publishedCatalogue(
      files,
      clock,
      () => versions,
      (id) => terms.get(id) ?? id,
    ),
    offer: {
      isOff: (productId, host) => off.has(keyOf(productId, null)) || off.has(keyOf(productId, host)),
      placeOf: (productId) => places.get(productId),
      async refresh() {
        terms = new Map((await newProducts(database)).map((row) => [row.product_id, row.terms_of]));
        await readVersions();
        const switches = await openSwitches(database);
        off = new Set(switches.map((row) => keyOf(row.product_id, row.partner_host)));
        const rows = await productPlaces(database);
        places = new Map(rows.map(({ product_id: id, is_hot: isHot, position }) => [id, { isHot, position }]));
      },
    },
  };
}
