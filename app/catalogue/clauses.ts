import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

/** Article of the insurance clauses: its title and its paragraphs. */
export interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Clauses (保险条款) of a product line. */
export interface Clauses {
  readonly name: string;
  readonly articles: readonly Article[];
}

/** Content of the file of a product line: the articles about its covers and its exclusions. */
interface LineFile {
  readonly name: string;
  readonly cover: readonly string[];
  readonly exclusions: readonly string[];
}

/** Articles that all product lines share. `before` precede and `after` follow the articles of the line itself. */
interface CommonFile {
  readonly before: readonly Article[];
  readonly after: readonly Article[];
}

/**
 * Returns the clauses of a product line. They are composed of the line's own file and the file that all lines share.
 */
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
 * Adds the clauses to the documents of a product. Each product version has its own address for them, because a policy
 * keeps the version with which it was sold.
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
