/**
 * Category of a company (企业类别) by size. The specification names this field but not its values; the values are defined
 * here.
 */
export type CompanyCategory = 'large' | 'medium' | 'small' | 'micro';

export const companyCategories: readonly CompanyCategory[] = ['large', 'medium', 'small', 'micro'];
