import type { CascaderOption, CascaderSource } from '../../components/Cascader/index.ts';
import { isWithin, type Region, type RegionIndex } from '../../domain/region/regionIndex.ts';

/** The regions as a cascader shows them; outside `allowedAreaCodes` (empty: nowhere) they are refused with `refusal`. */
export function regionSource(index: RegionIndex, allowedAreaCodes: readonly number[], refusal: string): CascaderSource {
  const isAllowed = (code: number) =>
    allowedAreaCodes.length === 0 ||
    allowedAreaCodes.some((area) => area === code || isWithin(code, area) || isWithin(area, code));
  const optionOf = ({ code, name }: Region): CascaderOption => ({
    key: String(code),
    label: name,
    isLeaf: index.isLeaf(code),
    refusal: isAllowed(code) ? undefined : refusal,
  });

  return {
    optionsUnder: (key) => index.childrenOf(Number(key)).map(optionOf),
    pathOf: (key) => index.pathOf(Number(key)).map(optionOf),
    matching: (text) => index.search(text).map(String),
  };
}
