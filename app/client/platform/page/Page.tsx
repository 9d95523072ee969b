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
  /**
   * Name and number of the printed object, for the head of every printed page. The head isn't shown on the screen. If
   * absent, nothing is printed at the head.
   */
  readonly printedHead?: readonly [name: string, number: string];
  readonly children: ReactNode;
}

/** Content of a screen with its heading. */
export function Page({
  title,
  windowTitle = title,
  lead,
  actions,
  isHeadingUnprinted = false,
  printedHead,
  children,
}: PageProps): ReactElement {
  useWindowTitle(windowTitle);
  const content = (
    <>
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
    </>
  );
  if (!printedHead) return <S.Root>{content}</S.Root>;
  return (
    <S.Root data-headed>
      <S.PrintedHead aria-hidden>
        <div>
          {printedHead.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </div>
      </S.PrintedHead>
      <S.Printed>{content}</S.Printed>
    </S.Root>
  );
}
