import { Pagination } from '@tuanbao/library/components/Pagination';
import type { ReactElement, ReactNode } from 'react';

import * as S from './list.styles.ts';

export interface PagedListProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of entries on all pages. */
  readonly total: number;
  readonly onTurn: (page: number) => void;
  /** The entries of the page, as `li` elements. */
  readonly children: ReactNode;
}

/** A page of a list, with the way to the others. */
export function PagedList({ page, pageSize, total, onTurn, children }: PagedListProps): ReactElement {
  return (
    <>
      <S.List>{children}</S.List>
      <Pagination page={page} pageSize={pageSize} total={total} onChange={onTurn} />
    </>
  );
}
