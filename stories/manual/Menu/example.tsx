import { Button } from '@tuanbao/library/components/Button';
import { Menu } from '@tuanbao/library/components/Menu';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [done, setDone] = useState('');
  return (
    <>
      <Menu
        trigger={<Button>方案操作</Button>}
        onAction={setDone}
        actions={[
          { id: 'copy', label: '复制方案' },
          { id: 'rename', label: '重命名' },
          { id: 'remove', label: '删除方案', tone: 'danger' },
        ]}
      />
      <p>{done === '' ? '还没有选择操作' : `选择了 ${done}`}</p>
    </>
  );
}
