import type { ReactElement, ReactNode } from 'react';

import * as S from '../../client/platform/page/Page.styles.ts';
import { useDeskTitle } from './useDeskTitle.ts';

export interface DeskPageProps {
  /** Heading of the page, and title of the window. */
  readonly title: string;
  /** Line of text below the heading. */
  readonly lead?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the heading and the content of a page of the desk, and sets the title of the window. */
export function DeskPage({ title, lead, actions, children }: DeskPageProps): ReactElement {
  useDeskTitle(title);
  return (
    <S.Root>
      <S.Header>
        <S.Titles>
          <h1>{title}</h1>
          {lead === undefined ? null : <p>{lead}</p>}
        </S.Titles>
        {actions}
      </S.Header>
      {children}
    </S.Root>
  );
}
