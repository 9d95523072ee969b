/** A public document about a product. */
export interface ProductDocument {
  readonly name: string;
  readonly url: string;
  /** Kind of the document. `clauses`: the insurance clauses (保险条款). Absent for other documents. */
  readonly kind?: 'clauses';
}
