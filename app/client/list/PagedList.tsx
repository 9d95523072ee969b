import { Pagination } from '@tuanbao/library/components/Pagination';
import type { ReactElement, ReactNode } from 'react';

import * as S from './list.styles.ts';

export interface PagedListProps {
  /** Number of the page that is shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of entries on all pages together. */
  readonly total: number;
  readonly onTurn: (page: number) => void;
  /** Entries of the page that is shown, as `li` elements. */
  readonly children: ReactNode;
}

/** One page of a list, with the controls that turn the pages. */
export function PagedList({ page, pageSize, total, onTurn, children }: PagedListProps): ReactElement {
  return (
    <>
      <S.List>{children}</S.List>
      <Pagination page={page} pageSize={pageSize} total={total} onChange={onTurn} />
    </>
  );
}
