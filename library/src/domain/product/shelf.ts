/** Ids of the products that an agent pinned, and of those that the agent worked with last. */
export interface Shelf {
  readonly pinned: readonly string[];
  readonly recent: readonly string[];
}

/** Part of a list of products. */
export interface ShelfPart<Product> {
  readonly name: 'pinned' | 'recent' | 'others';
  readonly products: readonly Product[];
}

/**
 * Sorts a list of products: first the pinned ones, then the recent ones, then all others. The parts without products are
 * left out. Each product is in one part only. Products that aren't in the list, because a filter excludes them, aren't
 * added.
 */
export function shelfPartsOf<Product extends { readonly id: string }>(
  products: readonly Product[],
  { pinned, recent }: Shelf,
): readonly ShelfPart<Product>[] {
  const named = (ids: readonly string[]) => ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const first = named(pinned);
  const second = named(recent).filter((product) => !first.includes(product));
  const others = products.filter((product) => !first.includes(product) && !second.includes(product));
  const parts: readonly ShelfPart<Product>[] = [
    { name: 'pinned', products: first },
    { name: 'recent', products: second },
    { name: 'others', products: others },
  ];
  return parts.filter((part) => part.products.length > 0);
}
