import { type RegionSuccessors, successorsByLine } from './regionSuccessors.ts';

let loading: Promise<RegionSuccessors> | null = null;

async function load(): Promise<RegionSuccessors> {
  try {
    const { default: text } = await import('./successorText.ts');
    return successorsByLine(text);
  } catch (error) {
    loading = null; // the next call tries a failed download again
    throw error;
  }
}

/**
 * Successors of the abolished codes; downloaded (11 kB gzip) on first use, once per page. @throws where the download
 * fails
 */
export const loadSuccessors = (): Promise<RegionSuccessors> => (loading ??= load());
