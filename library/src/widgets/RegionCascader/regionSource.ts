import type { CascaderOption, CascaderSource } from '../../components/Cascader/index.ts';
import { leadsToAreas } from '../../domain/region/allowedRegion.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';

/** The regions as a cascader shows them; outside `allowedAreaCodes` (empty: nowhere) they are refused with `refusal`. */
export function regionSource(index: RegionIndex, allowedAreaCodes: readonly number[], refusal: string): CascaderSource {
  const optionOf = ({ code, name }: Region): CascaderOption => ({
    key: String(code),
    label: name,
    isLeaf: index.isLeaf(code),
    refusal: leadsToAreas(code, allowedAreaCodes) ? undefined : refusal,
  });

  return {
    optionsUnder: (key) => index.childrenOf(Number(key)).map(optionOf),
    pathOf: (key) => index.pathOf(Number(key)).map(optionOf),
    matching: (text) => index.search(text).map(String),
    marksIn: (key, text) => index.marksIn(Number(key), text),
    prepare: (text) => index.prepareSearch(text),
  };
}
