import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { type ReactElement, useState } from 'react';

import { nanshan } from '../../fixtures/regions.ts';

export function Example(): ReactElement {
  const [code, setCode] = useState(nanshan);
  return <RegionCascader label="所在地区" value={code} onChange={setCode} description={`地区代码 ${code || '—'}`} />;
}
