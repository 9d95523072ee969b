import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

/** Article of a set of clauses. */
export interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Clauses (保险条款) of a product line. */
export interface Clauses {
  readonly name: string;
  readonly articles: readonly Article[];
}

/** Content of a line's file: its covers and its exclusions. */
interface LineFile {
  readonly name: string;
  readonly cover: readonly string[];
  readonly exclusions: readonly string[];
}

/** Articles that all lines share, before and after the articles of the line. */
interface CommonFile {
  readonly before: readonly Article[];
  readonly after: readonly Article[];
}

/** Returns the clauses of a line from its file and the common file. */
export const clausesFrom = ({ before, after }: CommonFile, { name, cover, exclusions }: LineFile): Clauses => ({
  name,
  articles: [
    ...before,
    { title: '保险责任', paragraphs: cover },
    { title: '责任免除', paragraphs: [`因下列情形造成的损失，保险人不承担赔偿责任：${exclusions.join('')}`] },
    ...after,
  ],
});

/** First part of the public addresses of product documents. */
export const productDocumentsPath = '/productDocuments';

/**
 * Adds the clauses to the documents of a product. Each version has its own address, because a policy keeps the version
 * it was sold with.
 */
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
