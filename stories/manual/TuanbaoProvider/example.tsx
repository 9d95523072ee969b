import { Pagination } from '@tuanbao/library/components/Pagination';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [page, setPage] = useState(1);
  return (
    <TuanbaoProvider locale="en-US" theme="dark" density="compact" brand="partner">
      <Pagination page={page} pageSize={20} total={486} onChange={setPage} />
    </TuanbaoProvider>
  );
}
