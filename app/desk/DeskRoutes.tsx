import type { ReactElement } from 'react';

import { lazyPart } from '../client/platform/lazy/lazyPart.ts';
import { Route, Routes } from '../client/platform/navigation/router.ts';
import { useObservable } from '../client/platform/observable/useObservable.ts';
import { DeskFrame } from './page/DeskFrame.tsx';
import { deskPaths } from './page/deskPaths.ts';
import { NoSuchPage } from './page/NoSuchPage.tsx';
import { deskPages } from './pages.ts';
import { mayOperator } from './session/deskSession.ts';
import { useDeskSession } from './session/deskSessionContext.ts';
import { Entrance } from './session/Entrance.tsx';
import { DeskShell } from './shell/DeskShell.tsx';

const WelcomePage = lazyPart(async () => (await import('./session/WelcomePage.tsx')).default);

/** Routes of the desk. If the operator's roles don't allow a page, the page for unknown addresses is shown instead. */
export function DeskRoutes(): ReactElement {
  const { operator } = useObservable(useDeskSession());
  const pages = deskPages.flatMap((group) => group.pages).filter((page) => mayOperator(operator, page.permission));
  return (
    <Routes>
      <Route
        path={deskPaths.welcome}
        element={
          <DeskFrame>
            <WelcomePage />
          </DeskFrame>
        }
      />
      <Route
        element={
          <Entrance>
            <DeskShell />
          </Entrance>
        }
      >
        {pages.map(({ path, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <DeskFrame>
                <Page />
              </DeskFrame>
            }
          />
        ))}
        <Route path="*" element={<NoSuchPage />} />
      </Route>
    </Routes>
  );
}
