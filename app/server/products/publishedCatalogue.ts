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

/** True when `a` is in force instead of `b` on a day on which both have started. */
const isLater = (a: PublishedVersion, b: PublishedVersion): boolean =>
  a.startsOn === b.startsOn ? a.product.version > b.product.version : a.startsOn > b.startsOn;

/**
 * Returns the version that is in force on a day: the one that started last, and of those that started on the same day
 * the greatest. If none has started, the version of the catalogue's files is in force.
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
 * The catalogue of the files, on which the published versions are laid. `published` gives the versions as they were
 * last read. Without a version, `productOf` returns the one that is in force today.
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
