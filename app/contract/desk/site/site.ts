import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { SiteWires } from './site.schema.ts';

const permission = 'site.change';

/** Returns what operators have published for all users, and the version of each kind. */
export const siteContents = deskCall('GET', '/api/desk/site', {
  summary: 'Closed days, disclosures, footer and notices, as users see them now',
  permission,
  request: asIs<SiteWires['siteContents']['request']>(),
  response: asIs<SiteWires['siteContents']['response']>(),
});

/**
 * Publishes the days on which no cover can start. All users see them within ten seconds. If another operator has
 * published a newer version, the call is refused with 900409.
 */
export const publishClosedDays = deskCall('POST', '/api/desk/site/closedDays', {
  summary: 'Publish the days on which no cover can start',
  permission,
  request: asIs<SiteWires['publishClosedDays']['request']>(),
  response: asIs<SiteWires['publishClosedDays']['response']>(),
});

/** Publishes the disclosures. Versions are handled as in `publishClosedDays`. */
export const publishDisclosures = deskCall('POST', '/api/desk/site/disclosures', {
  summary: 'Publish the disclosures of the platform',
  permission,
  request: asIs<SiteWires['publishDisclosures']['request']>(),
  response: asIs<SiteWires['publishDisclosures']['response']>(),
});

/** Publishes the numbers of the footer. Versions are handled as in `publishClosedDays`. */
export const publishFooter = deskCall('POST', '/api/desk/site/footer', {
  summary: 'Publish the licence and filing numbers of the footer',
  permission,
  request: asIs<SiteWires['publishFooter']['request']>(),
  response: asIs<SiteWires['publishFooter']['response']>(),
});

/** Publishes the notices to agents. Versions are handled as in `publishClosedDays`. */
export const publishAgentNotices = deskCall('POST', '/api/desk/site/agentNotices', {
  summary: 'Publish the notices that agents see',
  permission,
  request: asIs<SiteWires['publishAgentNotices']['request']>(),
  response: asIs<SiteWires['publishAgentNotices']['response']>(),
});
