/** Ids of the products that an agent has pinned, and ids of the products that the agent has used recently. */
export interface Shelf {
  readonly pinned: readonly string[];
  readonly recent: readonly string[];
}

/** Part of a list of products: the pinned, the recent or the other products. */
export interface ShelfPart<Product> {
  readonly name: 'pinned' | 'recent' | 'others';
  readonly products: readonly Product[];
}

/**
 * Sorts a list of products: first the pinned products, then the recent products, then all others. Each product is in
 * one part only. Parts without products are left out. A pinned or recent product that a filter has removed from the
 * list isn't added again.
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
