import {
  publishAgentNotices,
  publishClosedDays,
  publishDisclosures,
  publishFooter,
  siteContents,
} from '../../../contract/desk/site/site.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { publish, publishedContents } from './service.ts';

/** Registers the calls of the desk that show and publish the content for all users. */
export function deskSiteRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(siteContents, (_, { tx }) => publishedContents(services, tx));
  action(publishClosedDays, (request, context) => publish(services, context, 'closedDays', request));
  action(publishDisclosures, (request, context) => publish(services, context, 'disclosures', request));
  action(publishFooter, (request, context) => publish(services, context, 'footer', request));
  action(publishAgentNotices, (request, context) => publish(services, context, 'agentNotices', request));
}
