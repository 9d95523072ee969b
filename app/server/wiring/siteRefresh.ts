import type { Services } from '../services/services.ts';

/** Milliseconds after which an instance reads what operators published at another instance. */
const everyMs = 10_000;

/** Reads regularly what operators have published. Returns the function that stops it. */
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
