import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { changeAgent } from '../users/agentRepository.ts';

/** New rights and properties of a user. If a field is absent, the user's value stays unchanged. */
export interface AgentRights {
  /** True when the user's real name was verified. */
  readonly isRealName?: boolean;
  /** Tier of the user (specification §6). Users of tiers 2 to 6 have joined the platform. */
  readonly tier?: string;
  readonly isProPriceShow?: boolean;
  readonly showsCommission?: boolean;
  readonly isBroker?: boolean;
  /**
   * The distribution partner of the user, and the user's id at that partner. Both are empty when the user has no
   * distribution partner.
   */
  readonly distribution?: { readonly appId: string; readonly openId: string };
  /** The user's practising certificate, after it was verified. */
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

/**
 * The columns that store the rights of a user. If a right is absent, its columns are left out, so that they aren't
 * updated.
 */
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
 * Changes rights and properties of a user: real name, tier, certificate, prices and commission, broker and
 * distribution. They take effect with the user's next request.
 * @throws Refusal 006004 when a value isn't valid, the user doesn't exist, or the operator or the reason is missing
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
