/** 社保: whether a person is in the social security (specification §3). */
export type SocialSecurity = 'without' | 'with';

export const socialSecurities: readonly SocialSecurity[] = ['without', 'with'];
