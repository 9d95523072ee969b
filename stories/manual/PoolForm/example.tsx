import { poolProblems } from '@tuanbao/library/domain/subject/pool/poolProblems';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { pools } from '@tuanbao/library/samples/subjects';
import { PoolForm } from '@tuanbao/library/widgets/PoolForm';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [value, setValue] = useState(pools);
  return (
    <PoolForm id="example-pools" value={value} onChange={setValue} problems={poolProblems(value)} upload={takeFile} />
  );
}
