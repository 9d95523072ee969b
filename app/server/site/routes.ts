import { noticesOn } from '@tuanbao/library/domain/site/siteContents';

import { agentNotices } from '../../contract/agentNotices.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';

export function siteRoutes({ agentCall }: CallRoutes, { site, clock }: Services): void {
  agentCall(agentNotices, () =>
    noticesOn(site.current().agentNotices, clock.today()).map(({ id, text, until }) => ({ noticeId: id, text, until })),
  );
}
