import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

import { operatorRefused } from '../operators/operatorRefusal.ts';
import type { Services } from '../services/services.ts';

/** New rights and properties of a user. If a field is absent, the user's value stays unchanged. */
export interface AgentRights {
  /** True when the user's real name was verified. */
  readonly isRealName?: boolean | undefined;
  /** Tier of the user (specification §6). Users of tiers 2 to 6 have joined the platform. */
  readonly tier?: string | undefined;
  readonly isProPriceShow?: boolean | undefined;
  readonly showsCommission?: boolean | undefined;
  readonly isBroker?: boolean | undefined;
  /**
   * The distribution partner of the user, and the user's id at that partner. Both are empty when the user has no
   * distribution partner.
   */
  readonly distribution?: { readonly appId: string; readonly openId: string } | undefined;
  /** The user's practising certificate. Operators enter it after they have verified it. */
  readonly certificate?: { readonly number: string; readonly validUntil: string } | undefined;
}

/** True when a certificate has a number of 6 to 30 letters or digits and a last day. */
export const isCertificate = ({
  number,
  validUntil,
}: {
  readonly number: string;
  readonly validUntil: string;
}): boolean => /^[\dA-Za-z]{6,30}$/.test(number) && isCalendarDay(validUntil);

function refuseRights({ tier, distribution, certificate, ...flags }: AgentRights): void {
  const isEmpty = Object.values({ ...flags, tier, distribution, certificate }).every((value) => value === undefined);
  if (isEmpty) throw operatorRefused('rightsMissing');
  if (tier !== undefined && !/^[0-7]$/.test(tier)) throw operatorRefused('tierWrong');
  if (distribution) {
    const { appId, openId } = distribution;
    const isWhole = /^\S{0,60}$/.test(appId) && /^\S{0,100}$/.test(openId) && (appId !== '' || openId === '');
    if (!isWhole) throw operatorRefused('appWrong');
  }
  if (certificate && !isCertificate(certificate)) throw operatorRefused('certificateWrong');
}

/**
 * The columns that store the rights of a user. The columns of an absent right are left out, so that they aren't
 * updated.
 * @throws Refusal 006004 when a value isn't valid or all rights are absent
 */
export function rightsColumnsOf({ keyring }: Pick<Services, 'keyring'>, rights: AgentRights) {
  refuseRights(rights);
  const { tier, isRealName, isProPriceShow, showsCommission, isBroker, distribution, certificate } = rights;
  return {
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
  };
}
