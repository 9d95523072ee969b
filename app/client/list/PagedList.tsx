import { Pagination } from '@tuanbao/library/components/Pagination';
import type { ReactElement, ReactNode } from 'react';

import * as S from './list.styles.ts';

export interface PagedListProps {
  /** Visible page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of entries on all pages. */
  readonly total: number;
  readonly onTurn: (page: number) => void;
  /** Entries of the page, as `li` elements. */
  readonly children: ReactNode;
}

/** Page of a list with its pagination. */
export function PagedList({ page, pageSize, total, onTurn, children }: PagedListProps): ReactElement {
  return (
    <>
      <S.List>{children}</S.List>
      <Pagination page={page} pageSize={pageSize} total={total} onChange={onTurn} />
    </>
  );
}
