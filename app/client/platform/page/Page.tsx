import type { ReactElement, ReactNode } from 'react';

import * as S from './Page.styles.ts';
import { useWindowTitle } from './useWindowTitle.ts';

export interface PageProps {
  /** Heading of the screen. It is also the title of the window, unless `windowTitle` is given. */
  readonly title?: string;
  /** Title of the window, if it isn't the same as the heading. */
  readonly windowTitle?: string;
  /** Line of text below the heading. */
  readonly lead?: ReactNode;
  /** Buttons that are shown next to the heading. */
  readonly actions?: ReactNode;
  /** True if the heading isn't printed, because the content that is printed has its own heading. @default false */
  readonly isHeadingUnprinted?: boolean;
  readonly children: ReactNode;
}

/** Content of a screen with its heading. */
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
