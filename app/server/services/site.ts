import type { SiteContents } from '@tuanbao/library/domain/site/siteContents';

/** The contents that operators have published. Each instance of the server holds them in memory. */
export interface Site {
  /** The contents as they were last read. Until operators publish a kind, its content is that of the catalogue. */
  current(): SiteContents;
  /** Reads what was published since the last time, also by other instances. */
  refresh(): Promise<void>;
}
