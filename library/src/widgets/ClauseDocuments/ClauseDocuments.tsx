import { forwardRef, type ForwardRefExoticComponent, Fragment, type RefAttributes } from 'react';

import { Disclosure } from '../../components/Disclosure/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import type { Clauses } from '../../domain/product/productGuide.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './ClauseDocuments.messages.ts';
import * as S from './ClauseDocuments.styles.ts';

export interface ClauseDocumentsProps {
  /** The documents of the product with their names and addresses, and the version of the product. */
  product: Pick<ProductDefinition, 'documents' | 'version'>;
  /** The full text of the clauses. The user can read it below the list without opening a document. @default none */
  clauses?: Clauses | undefined;
}

/**
 * The documents of a product, each with its name and its kind. The document with the clauses also shows the version of
 * the product. If `clauses` is given, it also shows the titles of the articles, and the user can open the full text
 * (保险条款) below the documents. The ref is the outermost element; its `focus()` focuses the first control inside.
 */
export const ClauseDocuments: ForwardRefExoticComponent<ClauseDocumentsProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, ClauseDocumentsProps>(function ClauseDocuments({ product, clauses }, ref) {
    const root = useFocusRef(ref);
    const words = useMessages(messages);
    return (
      <S.Root ref={root}>
        <S.Documents>
          {product.documents.map(({ name, url, kind }) => (
            <li key={url}>
              <span>
                <Link href={url} isExternal>
                  {name}
                </Link>
              </span>
              <p>
                {[
                  words.kinds[kind ?? 'other'],
                  ...(kind === 'clauses' ? [words.version(product.version)] : []),
                  'PDF',
                ].join(' · ')}
              </p>
              {kind === 'clauses' && clauses ? (
                <p>{words.contents(clauses.articles.map(({ title }) => title))}</p>
              ) : null}
            </li>
          ))}
        </S.Documents>
        {clauses ? (
          <Disclosure title={words.read(clauses.name)}>
            <S.Articles lang="zh-CN">
              {clauses.articles.map(({ title, paragraphs }) => (
                <Fragment key={title}>
                  <h4>{title}</h4>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </Fragment>
              ))}
            </S.Articles>
          </Disclosure>
        ) : null}
      </S.Root>
    );
  });
