import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { type ReactElement, useState } from 'react';

const nanshan = 440305; // 广东省 / 深圳市 / 南山区

export function Example(): ReactElement {
  const [code, setCode] = useState(nanshan);
  return <RegionCascader label="所在地区" value={code} onChange={setCode} description={`地区代码 ${code || '—'}`} />;
}
