import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

import { changeAgent } from '../users/agentRepository.ts';
import { actAs, type Operator, type OperatorServices } from './operatorAction.ts';
import { operatorRefused } from './operatorRefusal.ts';

/** Rights and standing of a user as they are to be; what is absent stays as it is. */
export interface AgentRights {
  /** The real name was proven. */
  readonly isRealName?: boolean;
  /** The tier of the user (specification §6): from 2 to 6 the user has joined the platform. */
  readonly tier?: string;
  readonly isProPriceShow?: boolean;
  readonly showsCommission?: boolean;
  readonly isBroker?: boolean;
  /** The distribution partner of the user, and the user there; both empty for others. */
  readonly distribution?: { readonly appId: string; readonly openId: string };
  /** The practising certificate that was checked. */
  readonly certificate?: { readonly number: string; readonly validUntil: string };
}

function refuseRights({ tier, distribution, certificate, ...flags }: AgentRights): void {
  const isEmpty = Object.values({ ...flags, tier, distribution, certificate }).every((value) => value === undefined);
  if (isEmpty) throw operatorRefused('rightsMissing');
  if (tier !== undefined && !/^[0-7]$/.test(tier)) throw operatorRefused('tierWrong');
  if (distribution) {
    const { appId, openId } = distribution;
    const isWhole = /^\S{0,60}$/.test(appId) && /^\S{0,100}$/.test(openId) && (appId !== '' || openId === '');
    if (!isWhole) throw operatorRefused('appWrong');
  }
  if (certificate) {
    const isWhole = /^[\dA-Za-z]{6,30}$/.test(certificate.number) && isCalendarDay(certificate.validUntil);
    if (!isWhole) throw operatorRefused('certificateWrong');
  }
}

/** Columns of the rights; one that is absent is left out of the update. */
const columnsOf = (
  { keyring }: Pick<OperatorServices, 'keyring'>,
  { tier, isRealName, isProPriceShow, showsCommission, isBroker, distribution, certificate }: AgentRights,
) => ({
  ...(tier !== undefined && { tier }),
  ...(isRealName !== undefined && { is_real_name: isRealName }),
  ...(isProPriceShow !== undefined && { is_pro_price_show: isProPriceShow }),
  ...(showsCommission !== undefined && { shows_commission: showsCommission }),
  ...(isBroker !== undefined && { is_broker: isBroker }),
  ...(distribution && { app_id: distribution.appId, open_id: distribution.openId }),
  ...(certificate && {
    certificate_no_sealed: keyring.seal('certificateNo', certificate.number),
    certificate_valid_until: certificate.validUntil,
  }),
});

/**
 * Changes what a user may and is: the real name, joining the platform, the certificate, prices and commission, broker and
 * distribution. It holds from the user's next request on. @throws Refusal 006004
 */
export async function changeRights(
  services: OperatorServices,
  operator: Operator,
  agentId: string,
  rights: AgentRights,
): Promise<void> {
  refuseRights(rights);
  const columns = columnsOf(services, rights);
  const action = `changeRights ${Object.keys(columns).join(' ')}`;
  await actAs(services, operator, action, async (tx) => {
    if (!(await changeAgent(tx, agentId, columns))) throw operatorRefused('userUnknown');
    return { subject: agentId, result: undefined };
  });
}
