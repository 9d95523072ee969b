import { type RegionIndex, regionIndexOf } from './regionIndex.ts';
import { regionPinyinOf } from './regionPinyin.ts';

let loaded: RegionIndex | null = null;
let loading: Promise<RegionIndex> | null = null;

/** Pinyin is a separate download (5 kB gzip); it is loaded at the first search in Latin letters. */
const loadPinyin = async () => regionPinyinOf((await import('./pinyinText.ts')).default);

async function load(): Promise<RegionIndex> {
  try {
    const { default: text } = await import('./regionText.ts');
    loaded = regionIndexOf(text, loadPinyin);
    return loaded;
  } catch (error) {
    loading = null; // the next call can then try the download again
    throw error;
  }
}

/**
 * Loads the region index of the page. Its data (17 kB gzip) are downloaded on first use. @throws when the download
 * fails
 */
export const loadRegions = (): Promise<RegionIndex> => (loading ??= load());

/** The region index if it is already loaded, otherwise null. */
export const loadedRegions = (): RegionIndex | null => loaded;
