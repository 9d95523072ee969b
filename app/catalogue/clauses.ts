import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

/** An article of a set of clauses. */
export interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** 保险条款 of a product line. */
export interface Clauses {
  readonly name: string;
  readonly articles: readonly Article[];
}

/** A line's file: what it covers and what it doesn't. */
interface LineFile {
  readonly name: string;
  readonly cover: readonly string[];
  readonly exclusions: readonly string[];
}

/** The articles that all lines share, around those of the line. */
interface CommonFile {
  readonly before: readonly Article[];
  readonly after: readonly Article[];
}

/** The clauses of a line from its file and the common one. */
export const clausesFrom = ({ before, after }: CommonFile, { name, cover, exclusions }: LineFile): Clauses => ({
  name,
  articles: [
    ...before,
    { title: '保险责任', paragraphs: cover },
    { title: '责任免除', paragraphs: [`因下列情形造成的损失，保险人不承担赔偿责任：${exclusions.join('')}`] },
    ...after,
  ],
});

/** Beginning of the public addresses of product documents. */
export const productDocumentsPath = '/productDocuments';

/** A product with its clauses among its documents; a version keeps its own address, as policies keep their version. */
export const withClauses = (product: ProductDefinition, { name }: Clauses): ProductDefinition => ({
  ...product,
  documents: [
    ...product.documents,
    {
      name: `${name}条款${product.isSample ? '（示例）' : ''}`,
      url: `${productDocumentsPath}/${product.id}/${product.version}/clauses.pdf`,
    },
  ],
});
