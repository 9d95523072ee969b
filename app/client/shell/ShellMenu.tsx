import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { FrameIcon } from '../platform/icons/FrameIcon.tsx';
import { messages } from '../platform/navigation/menu.messages.ts';
import { highlightedPath, menu } from '../platform/navigation/menu.ts';
import { useLocation } from '../platform/navigation/router.ts';
import * as S from './ShellMenu.styles.ts';

/** Groups and entries of the menu. They are at the side of the page; on a phone, they are in the drawer. */
export function ShellMenu({ place, onChoose }: { place: 'side' | 'drawer'; onChoose?: () => void }): ReactElement {
  const words = useMessages(messages);
  const { pathname } = useLocation();
  const highlighted = highlightedPath(pathname);
  return (
    <>
      {menu.map((group) => (
        <S.Group key={group.word} data-place={place}>
          <h2>{words[group.word]}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <S.Entry
                  to={entry.path}
                  data-place={place}
                  title={words[entry.word]}
                  {...(entry.path === highlighted ? { 'aria-current': 'page' as const } : {})}
                  {...(onChoose ? { onClick: onChoose } : {})}
                >
                  <FrameIcon name={entry.icon} />
                  <span>{words[entry.word]}</span>
                </S.Entry>
              </li>
            ))}
          </ul>
        </S.Group>
      ))}
    </>
  );
}
