import type { ProductDefinition } from './productDefinition.ts';

/**
 * True when the persons of the roster are employees (雇员) for whom their employer is insured: in employer liability
 * insurance, the insured is the employer.
 */
export const listsEmployees = (product: Pick<ProductDefinition, 'line'> | undefined): boolean =>
  product?.line === 'employerLiability';
