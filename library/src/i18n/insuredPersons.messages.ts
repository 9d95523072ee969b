import { listsEmployees } from '../domain/product/employeesInsured.ts';
import type { ProductDefinition } from '../domain/product/productDefinition.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

/** The term for the persons of a roster. */
export interface InsuredPersonMessages {
  /**
   * Returns the term for the persons on the rosters of a product: 雇员 (employees) in employer liability insurance,
   * where the insured is the employer, otherwise 被保险人 (insured persons).
   */
  readonly termIn: (product: Pick<ProductDefinition, 'line'> | undefined) => string;
}

/** The term for the persons of a roster, which depends on the product. */
export const insuredPersonMessages: MessagePack<InsuredPersonMessages> = messagePack<InsuredPersonMessages>(
  { termIn: (product) => (listsEmployees(product) ? '雇员' : '被保险人') },
  { termIn: (product) => (listsEmployees(product) ? 'Employees' : 'Insured persons') },
);
