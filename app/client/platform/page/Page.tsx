import type { ReactElement, ReactNode } from 'react';

import * as S from './Page.styles.ts';
import { useWindowTitle } from './useWindowTitle.ts';

export interface PageProps {
  /** The heading, which also names the window. */
  readonly title?: string;
  /** Names the window in the place of the heading. */
  readonly windowTitle?: string;
  /** A line under the heading. */
  readonly lead?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** True when the heading stays off paper, because what is printed has its own. @default false */
  readonly isHeadingUnprinted?: boolean;
  readonly children: ReactNode;
}

/** The body of a screen, with its heading. */
export function Page({
  title,
  windowTitle = title,
  lead,
  actions,
  isHeadingUnprinted = false,
  children,
}: PageProps): ReactElement {
  useWindowTitle(windowTitle);
  return (
    <S.Root>
      {title === undefined ? null : (
        <S.Header data-unprinted={isHeadingUnprinted || undefined}>
          <S.Titles>
            <h1>{title}</h1>
            {lead === undefined ? null : <p>{lead}</p>}
          </S.Titles>
          {actions}
        </S.Header>
      )}
      {children}
    </S.Root>
  );
}
