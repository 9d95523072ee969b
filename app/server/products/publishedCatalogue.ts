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
 * Returns the published version that is in force on a day, for each product that has one. This is the version with the
 * latest first day. If several versions have the same first day, it is the version with the greatest number.
 */
function versionsOn(published: readonly PublishedVersion[], day: CalendarDay): ReadonlyMap<string, ProductDefinition> {
  const found = new Map<string, PublishedVersion>();
  for (const version of published) {
    const known = found.get(version.product.id);
    if (version.startsOn <= day && (!known || isLater(version, known))) found.set(version.product.id, version);
  }
  return new Map([...found].map(([id, { product }]) => [id, product]));
}

/**
 * The definitions of all products that are in force on a day. If no published version of a product has started, the
 * version in the catalogue's files is in force, if there is one. A product that isn't in the files comes last in its
 * product line.
 */
function productsOn(
  builtIn: readonly ProductDefinition[],
  published: readonly PublishedVersion[],
  day: CalendarDay,
): readonly ProductDefinition[] {
  const started = versionsOn(published, day);
  const ids = new Set(builtIn.map(({ id }) => id));
  const lines = [...new Set(builtIn.map(({ line }) => line))];
  const placeOf = ({ line }: ProductDefinition) => (lines.includes(line) ? lines.indexOf(line) : lines.length);
  return [
    ...builtIn.map((product) => started.get(product.id) ?? product),
    ...[...started.values()].filter(({ id }) => !ids.has(id)),
  ].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Adds the published versions to the catalogue that is read from files. `published` returns the published versions that
 * are in memory. If no version is given, `productOf` returns the version that is in force today. The sales terms of a
 * product are in the files under the id that `termsOf` returns for the product.
 */
export function publishedCatalogue(
  files: Catalogue,
  clock: Clock,
  published: () => readonly PublishedVersion[],
  termsOf: (id: string) => string,
): Catalogue {
  let seen: { versions: readonly PublishedVersion[]; day: CalendarDay; products: readonly ProductDefinition[] } | null =
    null;
  const inForce = () => {
    const [versions, day] = [published(), clock.today()];
    if (seen?.versions !== versions || seen.day !== day) {
      seen = { versions, day, products: productsOn(files.products, versions, day) };
    }
    return seen.products;
  };
  return {
    ...files,
    sales: { ...files.sales, termsOf: ({ id, line }) => files.sales.termsOf({ id: termsOf(id), line }) },
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
