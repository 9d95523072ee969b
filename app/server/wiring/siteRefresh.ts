import type { Services } from '../services/services.ts';

/** Milliseconds between two readings of the contents that operators published at other instances of the server. */
const everyMs = 10_000;

/**
 * Reads the contents that operators have published, at regular intervals. Returns the function that stops the reading.
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
