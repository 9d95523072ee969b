import { Button } from '@tuanbao/library/components/Button';
import { LoginDialog } from '@tuanbao/library/widgets/LoginDialog';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        登录
      </Button>
      <LoginDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSendCode={() => Promise.resolve()}
        onSignIn={() => {
          setOpen(false);
          return Promise.resolve();
        }}
      />
    </>
  );
}
