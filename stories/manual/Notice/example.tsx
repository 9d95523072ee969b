import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <Notice
      tone="warning"
      title="起保日期已过"
      action={
        <Button variant="quiet" size="small">
          改到明天
        </Button>
      }
    >
      保费将按新的起保日期重新计算。
    </Notice>
  );
}
