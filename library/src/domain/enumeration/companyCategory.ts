/** 企业类别 by size, as enterprises are counted. The specification names the field and not its values: these are ours. */
export type CompanyCategory = 'large' | 'medium' | 'small' | 'micro';

export const companyCategories: readonly CompanyCategory[] = ['large', 'medium', 'small', 'micro'];
