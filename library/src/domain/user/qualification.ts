import { userRoleOf } from '../enumeration/userRole.ts';

/**
 * The step that a user must take before insuring (specification §6). `joinOrRealName`: join the platform or
 * authenticate with the real name. `realName`: authenticate with the real name. `none`: no step is needed.
 */
export type QualificationPrompt = 'none' | 'joinOrRealName' | 'realName';

/** The data of a user that decide if the user may insure. */
export interface QualificationFacts {
  readonly tier: string | number;
  readonly isRealName: boolean;
  /** True for a user of a partner, who can't join the platform. */
  readonly isPartnerUser: boolean;
}

/**
 * The result of `qualificationOf`: the permission to insure, the facts on which it depends, and the next step of the
 * user.
 */
export interface Qualification {
  readonly isQualified: boolean;
  readonly isJoined: boolean;
  readonly isRealName: boolean;
  readonly prompt: QualificationPrompt;
}

/**
 * Decides whether a user may insure. Agents with the role `userA` or `quasiA` have joined the platform and may insure.
 * All other users may insure after real-name authentication.
 */
export function qualificationOf({ tier, isRealName, isPartnerUser }: QualificationFacts): Qualification {
  const role = userRoleOf(tier);
  const isJoined = role === 'userA' || role === 'quasiA';
  const isQualified = isJoined || isRealName;
  const missing = isPartnerUser ? 'realName' : 'joinOrRealName';
  return { isQualified, isJoined, isRealName, prompt: isQualified ? 'none' : missing };
}

/**
 * True when the user may see commission: the display of commission is switched on, and the role that follows from the
 * tier is not `noAgentOrC` (no agent, or a customer).
 */
export const seesCommission = (tier: string | number, isSwitchedOn: boolean): boolean =>
  isSwitchedOn && userRoleOf(tier) !== 'noAgentOrC';
