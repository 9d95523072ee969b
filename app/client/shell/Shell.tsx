import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { Outlet } from '../router.ts';
import { useServices } from '../services.ts';
import { messages } from './shell.messages.ts';
import * as S from './Shell.styles.ts';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellMenu } from './ShellMenu.tsx';

const ShellDrawer = lazy(() => import('./ShellDrawer.tsx'));

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
      {isDrawerOpen ? (
        <Suspense>
          <ShellDrawer onClose={() => setDrawerOpen(false)} />
        </Suspense>
      ) : null}
    </S.Root>
  );
}
