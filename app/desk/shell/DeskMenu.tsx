import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { matchPath, useLocation } from '../../client/platform/navigation/router.ts';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { deskPages } from '../pages.ts';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import * as S from './DeskShell.styles.ts';

export interface DeskMenuProps {
  /** Called when the operator has chosen a page. */
  readonly onChoose?: () => void;
}

/**
 * Menu of the pages that the operator may open, by group. The entry of the current page is marked. The entry is also
 * marked while a subpage of its page is open.
 */
export function DeskMenu({ onChoose }: DeskMenuProps): ReactElement {
  return (
    <>
      {deskPages.map((group) => (
        <MenuGroup key={group.word} group={group} {...(onChoose ? { onChoose } : {})} />
      ))}
    </>
  );
}

function MenuGroup({ group, onChoose }: DeskMenuProps & { readonly group: DeskPageGroup }): ReactElement | null {
  const words = useMessages(group.words);
  const { pathname } = useLocation();
  const { operator } = useObservable(useDeskSession());
  const isOpen = (path: string) => matchPath({ path, end: path === '/desk' }, pathname) !== null;
  const entries = group.pages.flatMap(({ path, permission, word }) =>
    word !== undefined && mayOperator(operator, permission) ? [{ path, name: ownValue(words, word) ?? '' }] : [],
  );
  if (entries.length === 0) return null;
  return (
    <S.Group>
      <h2>{ownValue(words, group.word)}</h2>
      <ul>
        {entries.map(({ path, name }) => (
          <li key={path}>
            <S.Entry
              to={path}
              {...(isOpen(path) ? { 'aria-current': 'page' as const } : {})}
              {...(onChoose ? { onClick: onChoose } : {})}
            >
              {name}
            </S.Entry>
          </li>
        ))}
      </ul>
    </S.Group>
  );
}
