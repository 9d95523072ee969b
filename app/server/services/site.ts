import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import type { SiteContents } from '@tuanbao/library/domain/site/siteContents';

/** The contents that operators have published. Each instance of the server holds them in memory. */
export interface Site {
  /**
   * The contents that were last read. A kind of content that operators haven't published comes from the catalogue or
   * the settings.
   */
  current(): SiteContents;
  /**
   * The brand that was last read for a host; null until operators publish one. `host` is empty for the platform's own
   * host.
   */
  brandOf(host: string): HostBrand | null;
  /** Name of the agency of a partner's host, as it was last read; empty when the host has no agency. */
  agencyOn(host: string): string;
  /** Reads the contents, brands and agencies again, because other instances of the server can also change them. */
  refresh(): Promise<void>;
}
