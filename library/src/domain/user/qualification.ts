import { userRoleOf } from '../enumeration/userRole.ts';

/**
 * The step by which a user could insure: none needed, one of both routes, or real-name authentication only
 * (specification §6).
 */
export type QualificationPrompt = 'none' | 'joinOrRealName' | 'realName';

/** The facts that decide whether a user may insure. */
export interface QualificationFacts {
  readonly tier: string | number;
  readonly isRealName: boolean;
  /** Users of a partner can't join the platform. */
  readonly isPartnerUser: boolean;
}

/** True when a user may insure, and the route to it. */
export interface Qualification {
  readonly isQualified: boolean;
  readonly isJoined: boolean;
  readonly isRealName: boolean;
  readonly prompt: QualificationPrompt;
}

/** Agents of the tiers A and quasi-A have joined the platform; all others may insure after their identity is proven. */
export function qualificationOf({ tier, isRealName, isPartnerUser }: QualificationFacts): Qualification {
  const role = userRoleOf(tier);
  const isJoined = role === 'userA' || role === 'quasiA';
  const isQualified = isJoined || isRealName;
  const missing = isPartnerUser ? 'realName' : 'joinOrRealName';
  return { isQualified, isJoined, isRealName, prompt: isQualified ? 'none' : missing };
}

/**
 * True when commission may be shown to the user: never to users without an agent's tier, nor where it is switched off.
 */
export const seesCommission = (tier: string | number, isSwitchedOn: boolean): boolean =>
  isSwitchedOn && userRoleOf(tier) !== 'noAgentOrC';
