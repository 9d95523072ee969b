import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <ProgressBar label="正在读取 车间名单.xlsx" value={64} />;
}
