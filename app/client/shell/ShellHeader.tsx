import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { PaletteButton } from '../palette/PaletteButton.tsx';
import { callErrorText } from '../platform/errors/callErrors.ts';
import { FrameIcon } from '../platform/icons/FrameIcon.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useBrandName } from '../platform/page/useWindowTitle.ts';
import { useServices } from '../platform/services/services.ts';
import { CustomerViewButton } from '../platform/session/CustomerViewButton.tsx';
import { messages as sessionMessages } from '../platform/session/session.messages.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import { AppearanceMenu } from '../platform/theme/AppearanceMenu.tsx';
import { messages } from './shell.messages.ts';
import * as S from './Shell.styles.ts';
import { ShellUser } from './ShellUser.tsx';

/**
 * Header of the page: the brand that operators have published for the host, the signed-in agent, and the buttons that
 * are on every screen. The default brand is the name of the agency on a partner's host, and the platform's brand on the
 * platform's host.
 */
export function ShellHeader({ onOpenMenu }: { readonly onOpenMenu: () => void }): ReactElement {
  const words = { ...useMessages(messages), ...useMessages(sessionMessages) };
  const { settings, brand } = useServices();
  const session = useSession();
  const { status, user } = useObservable(session);
  const { locale } = useObservable(settings);
  const brandName = useBrandName();
  const logo = brand.logo || (session.isPartner ? '' : '/favicon.svg');
  const navigate = useNavigate();

  const signOut = async () => {
    try {
      const said = await session.signOut();
      showToast({ tone: 'success', title: said || words.signedOut });
      // Opens the address that is stored for the next sign-in. If there is none, the screen stays open and loads its
      // data again, as after a reload (specification §4), because `signOut` has increased `generation`.
      const target = session.takeTarget();
      if (target !== '') await navigate(target);
    } catch (error) {
      showToast({ tone: 'danger', title: callErrorText(error, locale) });
    }
  };

  return (
    <S.Header>
      <S.DrawerButton>
        <Button variant="quiet" aria-label={words.openMenu} onPress={onOpenMenu}>
          <FrameIcon name="menu" />
        </Button>
      </S.DrawerButton>
      <S.Brand to={paths.products}>
        {logo === '' ? <b aria-hidden="true">{brandName.charAt(0)}</b> : <img src={logo} alt="" />}
        <span>{brandName}</span>
        {session.isPartner || brand.name !== '' ? null : <small>{words.tagline}</small>}
      </S.Brand>
      {/* These buttons appear later than the other elements. They are first in the row, so that nothing else moves. */}
      {status === 'signedIn' ? (
        <>
          <PaletteButton />
          <CustomerViewButton />
        </>
      ) : null}
      {user ? <ShellUser user={user} /> : null}
      {status === 'signedIn' ? (
        <Button variant="quiet" size="small" aria-label={words.signOut} onPress={() => void signOut()}>
          <FrameIcon name="signOut" />
        </Button>
      ) : null}
      {status === 'signedOut' && !user ? (
        <Button size="small" onPress={() => void session.askForSignIn()}>
          {words.signIn}
        </Button>
      ) : null}
      <LanguageButton />
      <AppearanceMenu />
    </S.Header>
  );
}

/** Button that switches the app between Chinese and English. */
function LanguageButton(): ReactElement {
  const words = useMessages(messages);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  return (
    <Button
      variant="quiet"
      size="small"
      lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
      aria-label={words.otherLanguageSpoken}
      onPress={() => settings.chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
    >
      {words.otherLanguageShort}
    </Button>
  );
}
