import type { ProductDefinition } from './productDefinition.ts';

/**
 * True when the persons of the roster are employees (雇员). In employer liability insurance, the employer is the insured.
 */
export const listsEmployees = (product: Pick<ProductDefinition, 'line'> | undefined): boolean =>
  product?.line === 'employerLiability';
