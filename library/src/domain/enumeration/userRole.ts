import { ownValue } from '../record/ownValue.ts';

/** Role of a user, derived from the tier (specification §6). */
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

/**
 * The role for a tier. Tiers 2, 3 and 6: quasi-A. Tiers 4 and 5: A. Tiers 0, 1 and 7: no agent, or C. All other tiers:
 * `other`.
 */
export const userRoleOf = (tier: string | number): UserRole => ownValue(rolesByTier, String(tier)) ?? 'other';

/** The data of a user that decide which parts of a page the user sees. */
export interface UserFacts {
  readonly tier: string | number;
  /** The id of the distribution partner's app. It is empty if the user doesn't come from a distribution partner. */
  readonly appId: string;
  readonly openId: string;
  readonly isBroker: boolean;
  readonly showsProfessionalPrices: boolean;
}

/** Flags derived from the user data (specification §3, derived flags). */
export interface UserFlags {
  readonly isQuasiA: boolean;
  readonly isUserA: boolean;
  readonly isNoAgentOrC: boolean;
  readonly isDistributionUser: boolean;
  /** True for a user who comes from a distribution partner and has an account at this partner (`openId`). */
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
