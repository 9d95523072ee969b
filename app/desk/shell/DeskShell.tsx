import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { isCallError } from '../../client/platform/http/callError.ts';
import { FrameIcon } from '../../client/platform/icons/FrameIcon.tsx';
import { Outlet } from '../../client/platform/navigation/router.ts';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { AppearanceMenu } from '../../client/platform/theme/AppearanceMenu.tsx';
import { deskPaths } from '../page/deskPaths.ts';
import { messages as pageMessages } from '../page/page.messages.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import { DeskMenu } from './DeskMenu.tsx';
import * as S from './DeskShell.styles.ts';
import { messages } from './shell.messages.ts';

/**
 * Frame of the pages that a signed-in operator sees: header, menu and content. The menu has only the pages that the
 * operator's roles allow.
 */
export function DeskShell(): ReactElement {
  const words = useMessages(messages);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <S.Root>
      <S.Skip href="#main">{words.skip}</S.Skip>
      <Working />
      <DeskHeader onOpenMenu={() => setDrawerOpen(true)} />
      <S.Side aria-label={words.menu}>
        <DeskMenu />
      </S.Side>
      <S.Main id="main" tabIndex={-1}>
        <Outlet />
      </S.Main>
      <Dialog title={words.menu} size="small" isDismissable isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
        <DeskMenu onChoose={() => setDrawerOpen(false)} />
      </Dialog>
    </S.Root>
  );
}

/** Thin bar at the top of the page. It is shown while a POST is pending that `Activity` counts. */
function Working(): ReactElement | null {
  const words = useMessages(messages);
  const { activity } = useServices();
  if (useObservable(activity) === 0) return null;
  return (
    <S.Working>
      <ProgressBar aria-label={words.loading} isIndeterminate />
    </S.Working>
  );
}

function DeskHeader({ onOpenMenu }: { readonly onOpenMenu: () => void }): ReactElement {
  const words = useMessages(messages);
  const { brand } = useMessages(pageMessages);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const session = useDeskSession();
  const { operator } = useObservable(session);
  const signOut = async () => {
    try {
      await session.signOut();
      showToast({ tone: 'success', title: words.signedOut });
    } catch (error) {
      if (!isCallError(error)) throw error;
      showToast({ tone: 'danger', title: words.signOutFailed });
    }
  };
  return (
    <S.Header>
      <S.DrawerButton>
        <Button variant="quiet" aria-label={words.openMenu} onPress={onOpenMenu}>
          <FrameIcon name="menu" />
        </Button>
      </S.DrawerButton>
      <S.Brand to={deskPaths.work}>
        <img src="/favicon.svg" alt="" />
        <span>{brand}</span>
      </S.Brand>
      <S.Operator>{operator?.name}</S.Operator>
      <Button variant="quiet" size="small" aria-label={words.signOut} onPress={() => void signOut()}>
        <FrameIcon name="signOut" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
        aria-label={words.languageSpoken}
        onPress={() => settings.chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
      >
        {words.language}
      </Button>
      <AppearanceMenu />
    </S.Header>
  );
}
