import type { ProductFilterValue } from '@tuanbao/library/domain/product/productFilter';

import { useSearchParams } from '../platform/navigation/router.ts';

const names = ['keyword', 'company', 'line', 'tag'] as const;

/** The filter of the product list, kept in the address so that going back restores it. */
export function useProductFilterInUrl(): [ProductFilterValue, (filter: ProductFilterValue) => void] {
  const [query, setQuery] = useSearchParams();
  const read = (name: (typeof names)[number]) => query.get(name) ?? '';
  const filter = { keyword: read('keyword'), company: read('company'), line: read('line'), tag: read('tag') };
  const write = (next: ProductFilterValue) => {
    const entries = names.map((name): [string, string] => [name, next[name]]);
    setQuery(
      entries.filter(([, value]) => value !== ''),
      { replace: true },
    );
  };
  return [filter, write];
}
