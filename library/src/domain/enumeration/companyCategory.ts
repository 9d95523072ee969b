/**
 * Category of a company (企业类别) by size. The specification contains this field but not its values, so they are defined
 * here.
 */
export type CompanyCategory = 'large' | 'medium' | 'small' | 'micro';

export const companyCategories: readonly CompanyCategory[] = ['large', 'medium', 'small', 'micro'];
