import { Pagination } from '@tuanbao/library/components/Pagination';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [page, setPage] = useState(3);
  return <Pagination page={page} pageSize={20} total={486} onChange={setPage} />;
}
