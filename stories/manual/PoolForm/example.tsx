import { poolProblems } from '@tuanbao/library/domain/subject/pool/poolProblems';
import { PoolForm } from '@tuanbao/library/widgets/PoolForm';
import { type ReactElement, useState } from 'react';

import { takeFile } from '../../fixtures/heldFiles.ts';
import { pools } from '../../fixtures/subjects.ts';

export function Example(): ReactElement {
  const [value, setValue] = useState(pools);
  return (
    <PoolForm id="example-pools" value={value} onChange={setValue} problems={poolProblems(value)} upload={takeFile} />
  );
}
