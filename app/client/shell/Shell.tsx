import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { Outlet } from '../router.ts';
import { useServices } from '../services.ts';
import { messages } from './shell.messages.ts';
import * as S from './Shell.styles.ts';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellMenu } from './ShellMenu.tsx';

/** The frame of every screen: header, menu, footer. */
export function Shell(): ReactElement {
  const words = useMessages(messages);
  const { clock } = useServices();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <S.Root>
      <S.Skip href="#main">{words.skip}</S.Skip>
      <ShellHeader onOpenMenu={() => setDrawerOpen(true)} />
      <S.Side aria-label={words.menu}>
        <ShellMenu place="side" />
      </S.Side>
      <S.Main id="main" tabIndex={-1}>
        <Outlet />
        <S.Footer>
          <span>{words.copyright(clock.today().slice(0, 4))}</span>
          <span>{words.licence}</span>
          <span>{words.filing}</span>
        </S.Footer>
      </S.Main>
      <Dialog title={words.menu} size="small" isDismissable isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
        <ShellMenu place="drawer" onChoose={() => setDrawerOpen(false)} />
      </Dialog>
    </S.Root>
  );
}
