/** Social security (社保) of a person: with or without (specification §3). */
export type SocialSecurity = 'without' | 'with';

export const socialSecurities: readonly SocialSecurity[] = ['without', 'with'];
