/** A document about a product that anybody may read. */
export interface ProductDocument {
  readonly name: string;
  readonly url: string;
  /** Kind of the document: `clauses` for the insurance clauses (保险条款). Absent for any other document. */
  readonly kind?: 'clauses';
}
