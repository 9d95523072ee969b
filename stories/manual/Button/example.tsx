import { Button } from '@tuanbao/library/components/Button';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [saved, setSaved] = useState(0);
  return (
    <>
      <Button variant="primary" onPress={() => setSaved(saved + 1)}>
        保存草稿
      </Button>{' '}
      {saved > 0 ? `已保存 ${saved} 次` : '尚未保存'}
    </>
  );
}
