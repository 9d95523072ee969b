/** Social security (社保, specification §3). `with`: the person has it. `without`: the person doesn't have it. */
export type SocialSecurity = 'without' | 'with';

export const socialSecurities: readonly SocialSecurity[] = ['without', 'with'];
