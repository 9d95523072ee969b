import { type RegionIndex, regionIndexOf } from './regionIndex.ts';
import { regionPinyinOf } from './regionPinyin.ts';

let loaded: RegionIndex | null = null;
let loading: Promise<RegionIndex> | null = null;

/** The pinyin is a separate download (5 kB gzip), at the first search in Latin letters. */
const loadPinyin = async () => regionPinyinOf((await import('./pinyinText.ts')).default);

async function load(): Promise<RegionIndex> {
  try {
    const { default: text } = await import('./regionText.ts');
    loaded = regionIndexOf(text, loadPinyin);
    return loaded;
  } catch (error) {
    loading = null; // the next call tries a failed download again
    throw error;
  }
}

/** The region index of the page; its data (17 kB gzip) are downloaded on first use. @throws where the download fails */
export const loadRegions = (): Promise<RegionIndex> => (loading ??= load());

/** The index if it is already loaded, else null. */
export const loadedRegions = (): RegionIndex | null => loaded;
