/** 企业类别 by size. The specification names the field but not its values: these are our own. */
export type CompanyCategory = 'large' | 'medium' | 'small' | 'micro';

export const companyCategories: readonly CompanyCategory[] = ['large', 'medium', 'small', 'micro'];
