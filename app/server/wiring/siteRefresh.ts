import type { Services } from '../services/services.ts';

/**
 * Milliseconds between two readings of the published contents. This instance of the server must read them regularly,
 * because operators can publish contents at another instance.
 */
const everyMs = 10_000;

/**
 * Reads what operators have published (contents, brands, product versions, switches and places) at regular intervals.
 * Returns the function that stops the reading.
 */
export function startSiteRefresh(
  { site, offer }: Pick<Services, 'offer' | 'site'>,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    for (const published of [site, offer]) void published.refresh().catch(onFailure);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
