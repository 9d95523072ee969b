import { Button } from '@tuanbao/library/components/Button';
import { CheckIcon, PlusIcon, WarningIcon } from '@tuanbao/library/components/Icon';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <>
      <Button>
        <PlusIcon />
        添加方案
      </Button>{' '}
      <CheckIcon /> 已保存 <WarningIcon /> 有待补材料
    </>
  );
}
