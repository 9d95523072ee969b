import type { ReactElement, ReactNode } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { messages } from './DataGrid.messages.ts';
import * as S from './DataGrid.styles.ts';
import { tableRoles } from './tableRoles.ts';

interface DataGridPlaceholderProps {
  readonly status: 'ready' | 'loading' | 'failed';
  /** Number of columns of the table. The placeholder spans all of them. */
  readonly span: number;
  readonly empty: ReactNode;
  readonly onRetry: (() => void) | undefined;
}

const skeletonRows = ['1', '2', '3', '4', '5'];

/**
 * Content of a table without rows: grey rows while rows are loading, otherwise a message that loading has failed or
 * that there are no rows.
 */
export function DataGridPlaceholder({ status, span, empty, onRetry }: DataGridPlaceholderProps): ReactElement {
  const words = useMessages(messages);
  if (status === 'loading')
    return (
      <>
        {skeletonRows.map((row) => (
          <tr key={row} aria-hidden>
            <S.SkeletonCell colSpan={span}>
              <span />
            </S.SkeletonCell>
          </tr>
        ))}
      </>
    );
  return (
    <S.Message {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={span}>
        {status === 'failed' ? (
          <div role="alert">
            <EmptyState
              title={words.failed}
              action={onRetry ? <Button onPress={onRetry}>{words.retry}</Button> : undefined}
            />
          </div>
        ) : (
          (empty ?? <EmptyState title={words.empty} />)
        )}
      </td>
    </S.Message>
  );
}
