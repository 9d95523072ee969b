import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useRef, useState } from 'react';

import { OfflineNotice } from '../platform/errors/OfflineNotice.tsx';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { PartBoundary } from '../platform/lazy/PartBoundary.tsx';
import { useIsAtRest } from '../platform/lazy/useIsAtRest.ts';
import { messages as menuMessages } from '../platform/navigation/menu.messages.ts';
import { isSharedQuotation, paths } from '../platform/navigation/paths.ts';
import { Outlet, useLocation } from '../platform/navigation/router.ts';
import { useArrival } from '../platform/navigation/useArrival.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { CustomerViewBanner } from '../platform/session/CustomerViewBanner.tsx';
import { useSession } from '../platform/session/sessionContext.ts';
import { FooterLink } from './FooterLink.styles.ts';
import { messages } from './shell.messages.ts';
import * as S from './Shell.styles.ts';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellMenu } from './ShellMenu.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

const AgentNotices = lazyPart(async () => (await import('./AgentNotices.tsx')).default);
const ShellDrawer = lazyPart(async () => (await import('./ShellDrawer.tsx')).default);

/**
 * Frame of all screens except the payment window, with header, menu and footer. A customer who opened a link sees only
 * the quotation, without the frame.
 */
export function Shell(): ReactElement {
  const { pathname, search } = useLocation();
  if (!isSharedQuotation(pathname, search)) return <AgentShell pathname={pathname} />;
  return (
    <S.Alone>
      <Outlet />
    </S.Alone>
  );
}

/**
 * Frame with header, menu and footer for an agent. On the page of a quotation, the footer is left out (specification
 * §2).
 */
function AgentShell({ pathname }: { readonly pathname: string }): ReactElement {
  const words = useMessages(messages);
  const { information } = useMessages(menuMessages);
  const { clock, notices, brand } = useServices();
  const session = useSession();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { status } = useObservable(session);
  const isAtRest = useIsAtRest();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <S.Root>
      <S.Skip href="#main">{words.skip}</S.Skip>
      <ShellHeader onOpenMenu={() => setDrawerOpen(true)} />
      <S.Side aria-label={words.menu}>
        <ShellMenu place="side" />
      </S.Side>
      <S.Main ref={main} id="main" tabIndex={-1}>
        <CustomerViewBanner />
        <OfflineNotice />
        {status === 'signedIn' && isAtRest ? (
          <PartBoundary>
            <Suspense>
              <AgentNotices />
            </Suspense>
          </PartBoundary>
        ) : null}
        <SignedOutFrame>
          <Outlet />
        </SignedOutFrame>
      </S.Main>
      {pathname === paths.quotation ? null : (
        <S.Footer>
          {brand.showsCopyright ? <span>{words.copyright(clock.today().slice(0, 4))}</span> : null}
          <FooterLink
            to={paths.information}
            {...(pathname === paths.information ? { 'aria-current': 'page' as const } : {})}
          >
            {information}
          </FooterLink>
          {notices.licence ? <span>{words.licence(notices.licence)}</span> : null}
          {notices.filing ? <span>{notices.filing}</span> : null}
        </S.Footer>
      )}
      {isDrawerOpen ? (
        <PartBoundary>
          <Suspense>
            <ShellDrawer onClose={() => setDrawerOpen(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </S.Root>
  );
}
