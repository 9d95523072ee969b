import { Button } from '@tuanbao/library/components/Button';
import { CommandPalette } from '@tuanbao/library/components/CommandPalette';
import { commands } from '@tuanbao/library/samples/commands';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>快速查找 {chosen}</Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        commands={commands}
        placeholder="页面、产品"
        onChoose={(value) => {
          choose(value);
          setOpen(false);
        }}
      />
    </>
  );
}
