import { ownValue } from '../record/ownValue.ts';

/** Role of a user according to the tier (specification §6). */
export type UserRole = 'quasiA' | 'userA' | 'noAgentOrC' | 'other';

const rolesByTier: Readonly<Record<string, UserRole>> = {
  '0': 'noAgentOrC',
  '1': 'noAgentOrC',
  '2': 'quasiA',
  '3': 'quasiA',
  '4': 'userA',
  '5': 'userA',
  '6': 'quasiA',
  '7': 'noAgentOrC',
};

/** The role of a tier: 2, 3, 6 quasi-A; 4, 5 A; 0, 1, 7 no agent or C; anything else other. */
export const userRoleOf = (tier: string | number): UserRole => ownValue(rolesByTier, String(tier)) ?? 'other';

/** The facts of a user that decide the visible parts. */
export interface UserFacts {
  readonly tier: string | number;
  /** Set for users of a distribution partner. */
  readonly appId: string;
  readonly openId: string;
  readonly isBroker: boolean;
  readonly showsProfessionalPrices: boolean;
}

/** Flags derived from the facts (specification §3, derived flags). */
export interface UserFlags {
  readonly isQuasiA: boolean;
  readonly isUserA: boolean;
  readonly isNoAgentOrC: boolean;
  readonly isDistributionUser: boolean;
  /** True for a distribution user whose person is known to the partner too. */
  readonly isPartnerSystem: boolean;
  readonly isBroker: boolean;
  readonly seesProfessionalPrices: boolean;
}

/** Derives the flags of a user. @param isProPriceBuild true when the build shows professional prices to all users */
export function userFlagsOf(user: UserFacts, isProPriceBuild = false): UserFlags {
  const role = userRoleOf(user.tier);
  return {
    isQuasiA: role === 'quasiA',
    isUserA: role === 'userA',
    isNoAgentOrC: role === 'noAgentOrC',
    isDistributionUser: user.appId !== '',
    isPartnerSystem: user.appId !== '' && user.openId !== '',
    isBroker: user.isBroker,
    seesProfessionalPrices: user.showsProfessionalPrices || isProPriceBuild,
  };
}
