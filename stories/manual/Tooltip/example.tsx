import { Button } from '@tuanbao/library/components/Button';
import { PlusIcon } from '@tuanbao/library/components/Icon';
import { Tooltip } from '@tuanbao/library/components/Tooltip';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Tooltip
      trigger={
        <Button aria-label="添加方案">
          <PlusIcon />
        </Button>
      }
    >
      再加一个方案，最多 10 个
    </Tooltip>
  );
}
