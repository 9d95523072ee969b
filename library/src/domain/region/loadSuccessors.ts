import { type RegionSuccessors, successorsByLine } from './regionSuccessors.ts';

let loading: Promise<RegionSuccessors> | null = null;

async function load(): Promise<RegionSuccessors> {
  try {
    const { default: text } = await import('./successorText.ts');
    return successorsByLine(text);
  } catch (error) {
    loading = null; // a failed download may be tried again
    throw error;
  }
}

/** Successors of the abolished codes; downloaded (11 kB gzip) when first asked for, once for the page. @throws where the download fails */
export const loadSuccessors = (): Promise<RegionSuccessors> => (loading ??= load());
