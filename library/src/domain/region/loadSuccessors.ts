import { type RegionSuccessors, successorsByLine } from './regionSuccessors.ts';

let loading: Promise<RegionSuccessors> | null = null;

async function load(): Promise<RegionSuccessors> {
  try {
    const { default: text } = await import('./successorText.ts');
    return successorsByLine(text);
  } catch (error) {
    loading = null; // After a failed download, the next call tries again.
    throw error;
  }
}

/**
 * Loads the successors of abolished region codes (11 kB gzip). They are downloaded once per page, on first use. @throws
 * Error when the download fails
 */
export const loadSuccessors = (): Promise<RegionSuccessors> => (loading ??= load());
