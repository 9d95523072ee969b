import { Button } from '@tuanbao/library/components/Button';
import { Popover } from '@tuanbao/library/components/Popover';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Popover trigger={<Button variant="quiet">赔付比例怎么算？</Button>} aria-label="赔付比例说明">
      <p>80% 为基准；90% 时保费乘以 1.125，100% 时乘以 1.25。</p>
    </Popover>
  );
}
