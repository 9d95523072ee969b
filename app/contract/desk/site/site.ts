import type { SiteContents, SiteKind } from '@tuanbao/library/domain/site/siteContents';

import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { SiteWires } from './site.schema.ts';

/** Content of one kind that an operator publishes. */
export interface SitePublication<Kind extends SiteKind> {
  readonly content: SiteContents[Kind];
  /** The version that the operator has seen; 0 if the kind was never published. */
  readonly version: number;
  readonly reason: string;
}

/** The contents that users see now, with the versions that operators have published. */
export interface PublishedSite extends SiteContents {
  readonly versions: readonly SiteWires['siteContents']['response']['versions'][number][];
}

const permission = 'site.change';

/**
 * Returns the contents that users see now, and the latest version of each kind of content. A kind that was never
 * published has no version; its content comes from the catalogue or the settings of the server.
 */
export const siteContents = deskCall('GET', '/api/desk/site', {
  summary: 'Closed days, disclosures, footer and notices, as users see them now',
  permission,
  request: asIs<SiteWires['siteContents']['request']>(),
  response: asIs<PublishedSite>(),
});

/**
 * Publishes the days on which no cover can start. All instances of the server use these days within ten seconds. The
 * call is refused if another operator has published these days since this operator loaded them.
 */
export const publishClosedDays = deskCall('POST', '/api/desk/site/closedDays', {
  summary: 'Publish the days on which no cover can start',
  permission,
  request: asIs<SitePublication<'closedDays'>>(),
  response: asIs<SiteWires['publishClosedDays']['response']>(),
});

/** Publishes the disclosures. Versions are handled as in `publishClosedDays`. */
export const publishDisclosures = deskCall('POST', '/api/desk/site/disclosures', {
  summary: 'Publish the disclosures of the platform',
  permission,
  request: asIs<SitePublication<'disclosures'>>(),
  response: asIs<SiteWires['publishDisclosures']['response']>(),
});

/** Publishes the numbers of the footer. Versions are handled as in `publishClosedDays`. */
export const publishFooter = deskCall('POST', '/api/desk/site/footer', {
  summary: 'Publish the licence and filing numbers of the footer',
  permission,
  request: asIs<SitePublication<'footer'>>(),
  response: asIs<SiteWires['publishFooter']['response']>(),
});

/** Publishes the notices to agents. Versions are handled as in `publishClosedDays`. */
export const publishAgentNotices = deskCall('POST', '/api/desk/site/agentNotices', {
  summary: 'Publish the notices that agents see',
  permission,
  request: asIs<SitePublication<'agentNotices'>>(),
  response: asIs<SiteWires['publishAgentNotices']['response']>(),
});
