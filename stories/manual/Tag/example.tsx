import { Tag } from '@tuanbao/library/components/Tag';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <>
      <Tag>雇主责任险</Tag> <Tag tone="success">承保成功</Tag> <Tag tone="warning">待补材料</Tag>{' '}
      <Tag tone="danger">审核不通过</Tag>
    </>
  );
}
