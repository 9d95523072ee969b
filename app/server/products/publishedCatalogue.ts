import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { Clock } from '@tuanbao/library/domain/calendar/clock';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';

/** A version of a product that operators have published. */
export interface PublishedVersion {
  readonly product: ProductDefinition;
  /** First day on which the version is in force. */
  readonly startsOn: CalendarDay;
}

/** True when `a` takes precedence over `b` on a day on which both versions have started. */
const isLater = (a: PublishedVersion, b: PublishedVersion): boolean =>
  a.startsOn === b.startsOn ? a.product.version > b.product.version : a.startsOn > b.startsOn;

/**
 * Returns the version that is in force on a day. This is the version with the latest start; if several have this start,
 * it is the one with the greatest number. If none has started, it is the version from the catalogue's files.
 */
function versionOn(
  builtIn: ProductDefinition,
  published: readonly PublishedVersion[],
  day: CalendarDay,
): ProductDefinition {
  let found: PublishedVersion | undefined;
  for (const version of published) {
    const isOfProduct = version.product.id === builtIn.id && version.startsOn <= day;
    if (isOfProduct && (!found || isLater(version, found))) found = version;
  }
  return found?.product ?? builtIn;
}

/**
 * Adds the published versions to the catalogue of the files. `published` returns the versions that were last read from
 * the database. Without a version number, `productOf` returns the version that is in force today.
 */
export function publishedCatalogue(
  files: Catalogue,
  clock: Clock,
  published: () => readonly PublishedVersion[],
): Catalogue {
  let seen: { versions: readonly PublishedVersion[]; day: CalendarDay; products: readonly ProductDefinition[] } | null =
    null;
  const inForce = () => {
    const [versions, day] = [published(), clock.today()];
    if (seen?.versions !== versions || seen.day !== day) {
      const products = files.products.map((builtIn) => versionOn(builtIn, versions, day));
      seen = { versions, day, products };
    }
    return seen.products;
  };
  return {
    ...files,
    get products() {
      return inForce();
    },
    productOf: (id, version) =>
      version === undefined
        ? inForce().find((product) => product.id === id)
        : (published().find(({ product }) => product.id === id && product.version === version)?.product ??
          files.productOf(id, version)),
  };
}
