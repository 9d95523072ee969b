import type { CascaderOption, CascaderSource } from '../../components/Cascader/index.ts';
import { leadsToAreas } from '../../domain/region/allowedRegion.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';

interface KnownSource {
  readonly index: RegionIndex;
  readonly allowedAreaCodes: readonly number[];
  readonly refusal: string;
  readonly source: CascaderSource;
}

let latest: KnownSource | null = null;

/**
 * Returns the regions in the form that a cascader needs. The result of the latest call is cached, so that cascaders
 * with the same arguments can share one object. Regions outside `allowedAreaCodes` are refused with the reason
 * `refusal`; if the list is empty, all regions are allowed.
 */
export function regionSource(index: RegionIndex, allowedAreaCodes: readonly number[], refusal: string): CascaderSource {
  const isKnown = latest?.index === index && latest.allowedAreaCodes === allowedAreaCodes && latest.refusal === refusal;
  if (!isKnown || !latest)
    latest = { index, allowedAreaCodes, refusal, source: sourceOf(index, allowedAreaCodes, refusal) };
  return latest.source;
}

function sourceOf(index: RegionIndex, allowedAreaCodes: readonly number[], refusal: string): CascaderSource {
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
