import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Notice } from '@tuanbao/library/components/Notice';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { DifferenceList } from './DifferenceList.tsx';
import { GoldenQuoteList } from './GoldenQuoteList.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import * as S from './products.styles.ts';
import type { Trial } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

export interface WorkbenchResultsProps {
  /**
   * Result of the last trial. Null before the first trial, after the changes were discarded, and after a version was
   * published.
   */
  readonly trial: Trial | null;
  /** True when the content has changed since the trial. */
  readonly isStale: boolean;
  /** True for a new product that was never published. */
  readonly isNew: boolean;
}

/**
 * Result of checking a content: its mistakes, remarks and differences. If the content defines a product, also the form,
 * the receipt and the reference quotes ("golden quotes").
 */
export function WorkbenchResults({ trial, isStale, isNew }: WorkbenchResultsProps): ReactElement {
  const words = useMessages(messages);
  if (!trial) return <EmptyState title={words.resultsEmpty} description={words.resultsEmptyText} />;
  const { problems, remarks, product, subject, differences, quotes } = trial;
  const changes = {
    id: 'differences',
    title: `${(isNew ? words.initial : words).differences} ${differences.length}`,
    content: <DifferenceList differences={differences} isNew={isNew} />,
  };
  const items = product
    ? [
        changes,
        { id: 'form', title: words.form, content: <ProductPreview product={product} subject={subject} /> },
        { id: 'quotes', title: words.quotes, content: <GoldenQuoteList quotes={quotes} isNew={isNew} /> },
      ]
    : [changes];
  return (
    <S.Stack>
      {isStale ? <Notice tone="warning">{words.stale}</Notice> : null}
      {problems.length > 0 ? (
        <Notice tone="danger" title={words.faulty(problems.length)}>
          <Problems problems={problems} />
        </Notice>
      ) : (
        <Notice tone="success" title={words.fine} />
      )}
      {remarks.length > 0 ? (
        <Notice tone="info" title={words.remarks(remarks.length)}>
          <Problems problems={remarks} />
        </Notice>
      ) : null}
      <Tabs key={items.length} aria-label={words.results} items={items} />
    </S.Stack>
  );
}

/** Maximum number of mistakes that are shown at once. */
const most = 30;

function Problems({ problems }: { readonly problems: Trial['problems'] }): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Problems>
      {[...new Map(problems.map((problem) => [`${problem.field} ${problem.english}`, problem]))]
        .slice(0, most)
        .map(([key, problem]) => (
          <li key={key}>
            <code>{problem.field || words.whole}</code> {words.why(problem)}
          </li>
        ))}
    </S.Problems>
  );
}
