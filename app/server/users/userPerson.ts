import { operatorRefused } from '../operators/operatorRefusal.ts';

/** Personal data of a user. Operators enter these data. */
export interface UserPerson {
  readonly mobile: string;
  readonly name: string;
  /** Tier of the user (specification §6): one digit from 0 to 7. */
  readonly tier: string;
}

/** The errors in the personal data of a user, with at most one error for each field. */
export function personFaults({
  mobile,
  name,
  tier,
}: UserPerson): readonly ('mobileWrong' | 'nameWrong' | 'tierWrong')[] {
  const length = name.trim().length;
  return [
    ...(/^1[3-9]\d{9}$/.test(mobile) ? [] : ['mobileWrong' as const]),
    ...(length > 0 && length <= 60 ? [] : ['nameWrong' as const]),
    ...(/^[0-7]$/.test(tier) ? [] : ['tierWrong' as const]),
  ];
}

/**
 * Checks and normalises the personal data of a user. @throws Refusal 006004 when the mobile number, name or tier isn't
 * valid
 */
export function judgedPerson(person: UserPerson): UserPerson {
  const [fault] = personFaults(person);
  if (fault) throw operatorRefused(fault);
  const { mobile, name, tier } = person;
  return { mobile, name: name.trim(), tier };
}
