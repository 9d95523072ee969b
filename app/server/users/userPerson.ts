import { operatorRefused } from '../operators/operatorRefusal.ts';

/** Personal data of a user that operators enter. */
export interface UserPerson {
  readonly mobile: string;
  readonly name: string;
  /** Tier of the user (specification §6): one digit from 0 to 7. */
  readonly tier: string;
}

/**
 * Checks and normalises the personal data of a user. @throws Refusal 006004 when the mobile number, name or tier isn't
 * valid
 */
export function judgedPerson({ mobile, name, tier }: UserPerson): UserPerson {
  const trimmed = name.trim();
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw operatorRefused('mobileWrong');
  if (trimmed === '' || trimmed.length > 60) throw operatorRefused('nameWrong');
  if (!/^[0-7]$/.test(tier)) throw operatorRefused('tierWrong');
  return { mobile, name: trimmed, tier };
}
