import type { ProductFilterValue } from '@tuanbao/library/domain/product/productFilter';

import { productFilterNames as names } from '../filters/productFilterNames.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { useCatalogueTexts } from '../platform/query/useCatalogueTexts.ts';

/**
 * Keeps the filter of the product list in the address, so that the filter is the same when the user comes back. In
 * every language, the address contains the Chinese name of the tag.
 */
export function useProductFilterInUrl(): [ProductFilterValue, (filter: ProductFilterValue) => void] {
  const [query, setQuery] = useSearchParams();
  const { shown, sourceOf } = useCatalogueTexts();
  const filter = {
    keyword: query.get(names.keyword) ?? '',
    company: query.get(names.company) ?? '',
    line: query.get(names.line) ?? '',
    tag: shown(query.get(names.tag) ?? ''),
  };
  const write = ({ keyword, company, line, tag }: ProductFilterValue) => {
    const entries: [string, string][] = [
      [names.keyword, keyword],
      [names.company, company],
      [names.line, line],
      [names.tag, sourceOf(tag)],
    ];
    const isOfFilter = (name: string) => entries.some(([each]) => each === name);
    // The address also contains the chosen group of the worklist. This group must stay in the address.
    const others = [...query].filter(([name]) => !isOfFilter(name));
    setQuery([...others, ...entries.filter(([, value]) => value !== '')], { replace: true });
  };
  return [filter, write];
}
