import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import type { SiteContents } from '@tuanbao/library/domain/site/siteContents';

/** The contents that operators have published. Each instance of the server holds them in memory. */
export interface Site {
  /** The contents that were last read. A kind of content that operators haven't published comes from the catalogue. */
  current(): SiteContents;
  /**
   * The brand that was last read for a host; null until operators publish one. `host` is empty for the platform's own
   * host.
   */
  brandOf(host: string): HostBrand | null;
  /** Name of the agency behind a partner's host, as it was last read; empty when there is none. */
  agencyOn(host: string): string;
  /** Reads what was published since the last time, also by other instances. */
  refresh(): Promise<void>;
}
