/** Social security (社保, specification §3): `with` for a person who has it, `without` for a person who doesn't. */
export type SocialSecurity = 'without' | 'with';

export const socialSecurities: readonly SocialSecurity[] = ['without', 'with'];
