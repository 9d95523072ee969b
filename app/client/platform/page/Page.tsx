import type { ReactElement, ReactNode } from 'react';

import * as S from './Page.styles.ts';
import { useWindowTitle } from './useWindowTitle.ts';

export interface PageProps {
  /** Heading, which is also the title of the window. */
  readonly title?: string;
  /** Title of the window, if it differs from the heading. */
  readonly windowTitle?: string;
  /** Line under the heading. */
  readonly lead?: ReactNode;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
  /** True when the heading isn't printed on paper, because the printed content has its own heading. @default false */
  readonly isHeadingUnprinted?: boolean;
  readonly children: ReactNode;
}

/** Body of a screen with its heading. */
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
