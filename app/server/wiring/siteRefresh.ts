import type { Site } from '../services/site.ts';

/** Milliseconds after which an instance reads what operators published at another instance. */
const everyMs = 10_000;

/** Reads regularly what operators have published. Returns the function that stops it. */
export function startSiteRefresh(site: Site, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void site.refresh().catch(onFailure), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
