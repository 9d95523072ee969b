import type { RegionIndex } from './regionIndex.ts';

let loaded: RegionIndex | null = null;
let loading: Promise<RegionIndex> | null = null;

/**
 * Loads the pinyin of the regions. It is a separate download (5 kB gzip) and is loaded at the first search in Latin
 * letters.
 */
const loadPinyin = async () => {
  const [{ default: text }, { regionPinyinOf }] = await Promise.all([
    import('./pinyinText.ts'),
    import('./regionPinyin.ts'),
  ]);
  return regionPinyinOf(text);
};

async function load(): Promise<RegionIndex> {
  try {
    const [{ default: text }, { regionIndexOf }] = await Promise.all([
      import('./regionText.ts'),
      import('./regionIndex.ts'),
    ]);
    loaded = regionIndexOf(text, loadPinyin);
    return loaded;
  } catch (error) {
    loading = null; // After a failed download, the next call tries again.
    throw error;
  }
}

/**
 * Loads the region index that the whole page shares. Its code and its data (20 kB gzip together) are downloaded on
 * first use.
 * @throws Error when the download fails
 */
export const loadRegions = (): Promise<RegionIndex> => (loading ??= load());

/** The region index of the page; null when it isn't loaded yet. */
export const loadedRegions = (): RegionIndex | null => loaded;
