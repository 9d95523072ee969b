/** 社保: social security of a person (specification §3). */
export type SocialSecurity = 'without' | 'with';

export const socialSecurities: readonly SocialSecurity[] = ['without', 'with'];
