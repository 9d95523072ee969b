import { useRegions } from './useRegions.ts';

/**
 * Returns the function that names a region by its code, for example 广东省深圳市; undefined until the regions are loaded. If
 * no name is needed, the regions aren't loaded, and the function returns the code.
 */
export function useAreaNames(isNeeded: boolean): ((code: number) => string) | undefined {
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
