import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect, useRef } from 'react';

import { matchPath, useLocation } from '../../client/platform/navigation/router.ts';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { deskPages } from '../pages.ts';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import * as S from './DeskShell.styles.ts';
import { showInMenu } from './showInMenu.ts';

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
  const isOpen = (path: string) =>
    matchPath({ path, end: path === '/desk' }, pathname) !== null ||
    group.pages.some((page) => page.entry === path && matchPath(page.path, pathname) !== null);
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
            <MenuEntry path={path} name={name} isCurrent={isOpen(path)} {...(onChoose ? { onChoose } : {})} />
          </li>
        ))}
      </ul>
    </S.Group>
  );
}

interface MenuEntryProps extends DeskMenuProps {
  readonly path: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

function MenuEntry({ path, name, isCurrent, onChoose }: MenuEntryProps): ReactElement {
  const entry = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent && entry.current) showInMenu(entry.current);
  }, [isCurrent]);
  return (
    <S.Entry
      ref={entry}
      to={path}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      {name}
    </S.Entry>
  );
}
