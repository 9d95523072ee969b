import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        删除方案
      </Button>
      <Dialog
        role="alertdialog"
        size="small"
        title="删除方案一？"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>取消</Button>
            <Button variant="danger" onPress={() => setOpen(false)}>
              删除
            </Button>
          </>
        }
      >
        方案中的 12 人将一并删除。
      </Dialog>
    </>
  );
}
