import type { ProductFilterValue } from '@tuanbao/library/domain/product/productFilter';

import { productFilterNames as names } from '../filters/productFilterNames.ts';
import { useSearchParams } from '../platform/navigation/router.ts';

/** Keeps the filter of the product list in the address, so that it is the same when the user comes back. */
export function useProductFilterInUrl(): [ProductFilterValue, (filter: ProductFilterValue) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = {
    keyword: query.get(names.keyword) ?? '',
    company: query.get(names.company) ?? '',
    line: query.get(names.line) ?? '',
    tag: query.get(names.tag) ?? '',
  };
  const write = ({ keyword, company, line, tag }: ProductFilterValue) => {
    const entries: [string, string][] = [
      [names.keyword, keyword],
      [names.company, company],
      [names.line, line],
      [names.tag, tag],
    ];
    const isOfFilter = (name: string) => entries.some(([each]) => each === name);
    const others = [...query].filter(([name]) => !isOfFilter(name)); // the address also has the group of the worklist
    setQuery([...others, ...entries.filter(([, value]) => value !== '')], { replace: true });
  };
  return [filter, write];
}
