import { userRoleOf } from '../enumeration/userRole.ts';

/**
 * The step that a user must take before insuring (specification §6): none, joining the platform or real-name
 * authentication, or real-name authentication only.
 */
export type QualificationPrompt = 'none' | 'joinOrRealName' | 'realName';

/** The user data that decide whether a user may insure. */
export interface QualificationFacts {
  readonly tier: string | number;
  readonly isRealName: boolean;
  /** True for users of a partner, who can't join the platform. */
  readonly isPartnerUser: boolean;
}

/** The permission of a user to insure, with the facts behind it and the next step. */
export interface Qualification {
  readonly isQualified: boolean;
  readonly isJoined: boolean;
  readonly isRealName: boolean;
  readonly prompt: QualificationPrompt;
}

/**
 * Decides whether a user may insure. Agents of the tiers A and quasi-A have joined the platform; all others may insure
 * after real-name authentication.
 */
export function qualificationOf({ tier, isRealName, isPartnerUser }: QualificationFacts): Qualification {
  const role = userRoleOf(tier);
  const isJoined = role === 'userA' || role === 'quasiA';
  const isQualified = isJoined || isRealName;
  const missing = isPartnerUser ? 'realName' : 'joinOrRealName';
  return { isQualified, isJoined, isRealName, prompt: isQualified ? 'none' : missing };
}

/** True when the user may see commission: it is switched on, and the user has an agent's tier. */
export const seesCommission = (tier: string | number, isSwitchedOn: boolean): boolean =>
  isSwitchedOn && userRoleOf(tier) !== 'noAgentOrC';
