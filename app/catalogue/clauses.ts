import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Article, Clauses } from '@tuanbao/library/domain/product/productGuide';

/** Content of the file of a product line: the name of the line's clauses, and the article about the line's covers. */
export interface LineClauses {
  readonly name: string;
  readonly cover: readonly string[];
}

/**
 * Articles that all product lines share. The articles in `before` come before the articles of the line itself; the
 * articles in `after` come after the articles of the line.
 */
export interface CommonClauses {
  readonly before: readonly Article[];
  readonly after: readonly Article[];
}

/**
 * Returns the clauses of a product, composed of three parts: the file of the product line, the file that all lines
 * share, and the product's exclusions in Chinese.
 */
export const clausesFrom = (
  { before, after }: CommonClauses,
  { name, cover }: LineClauses,
  exclusions: readonly string[],
): Clauses => ({
  name,
  articles: [
    ...before,
    { title: '保险责任', paragraphs: cover },
    {
      title: '责任免除',
      paragraphs: [
        '因下列情形造成的损失或产生的费用，保险人不承担赔偿责任：',
        ...exclusions.map((exclusion, index) => `（${index + 1}）${exclusion}`),
      ],
    },
    ...after,
  ],
});

/** First part of the public addresses of product documents. */
export const productDocumentsPath = '/productDocuments';

/**
 * Adds the clauses to the documents of a product. The clauses of each product version have their own address, because a
 * policy refers to the version with which it was sold.
 */
export const withClauses = (product: ProductDefinition, { name }: LineClauses): ProductDefinition => ({
  ...product,
  documents: [
    ...product.documents,
    {
      name: `${name}条款${product.isSample ? '（示例）' : ''}`,
      kind: 'clauses',
      url: `${productDocumentsPath}/${product.id}/${product.version}/clauses.pdf`,
    },
  ],
});
