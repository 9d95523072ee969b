import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import type { SiteContents } from '@tuanbao/library/domain/site/siteContents';

/** The contents that operators have published. Each instance of the server holds them in memory. */
export interface Site {
  /** The contents as they were last read. Until operators publish a kind, its content is that of the catalogue. */
  current(): SiteContents;
  /** The brand of a host, as it was last read; null until operators publish one. `host` is empty for the own host. */
  brandOf(host: string): HostBrand | null;
  /** Reads what was published since the last time, also by other instances. */
  refresh(): Promise<void>;
}
