import { Button } from '@tuanbao/library/components/Button';
import { KeyboardSheet } from '@tuanbao/library/components/KeyboardSheet';
import { shortcutGroups } from '@tuanbao/library/samples/commands';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>键盘快捷键</Button>
      <KeyboardSheet isOpen={isOpen} onOpenChange={setOpen} groups={shortcutGroups} />
    </>
  );
}
