import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { matchPath, useLocation } from '../../client/platform/navigation/router.ts';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { deskPages } from '../pages.ts';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import * as S from './DeskShell.styles.ts';
import { messages } from './menu.messages.ts';

/** The pages that the operator may open, by group. The page that is open, or of which a part is open, is marked. */
export function DeskMenu({ onChoose }: { readonly onChoose?: () => void }): ReactElement {
  const words = useMessages(messages);
  const { pathname } = useLocation();
  const { operator } = useObservable(useDeskSession());
  const isOpen = (path: string) => matchPath({ path, end: path === '/desk' }, pathname) !== null;
  const groups = deskPages.map((group) => ({
    word: group.word,
    entries: group.pages.flatMap(({ path, permission, word }) =>
      word !== undefined && mayOperator(operator, permission) ? [{ path, word }] : [],
    ),
  }));
  return (
    <>
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ word: groupWord, entries }) => (
          <S.Group key={groupWord}>
            <h2>{words[groupWord]}</h2>
            <ul>
              {entries.map(({ path, word }) => (
                <li key={path}>
                  <S.Entry
                    to={path}
                    {...(isOpen(path) ? { 'aria-current': 'page' as const } : {})}
                    {...(onChoose ? { onClick: onChoose } : {})}
                  >
                    {words[word]}
                  </S.Entry>
                </li>
              ))}
            </ul>
          </S.Group>
        ))}
    </>
  );
}
