import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { useRegions } from './useRegions.ts';

/**
 * Returns the function that names a region by its code, for example 广东省深圳市; undefined until the regions are loaded. If
 * the definitions of the products contain no regions, the regions aren't loaded, and the function returns the code.
 */
export function useAreaNames(products: readonly ProductDefinition[]): ((code: number) => string) | undefined {
  const isNeeded = products.some(
    ({ areaCodes, occupation }) => areaCodes.length > 0 || occupation.declinedAddresses !== undefined,
  );
  const regions = useRegions(isNeeded);
  if (!isNeeded) return String;
  return (
    regions &&
    ((code) =>
      regions
        .pathOf(code)
        .map(({ name }) => name)
        .join('') || String(code))
  );
}
