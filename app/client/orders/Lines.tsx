import type { ReactElement, ReactNode } from 'react';

import * as S from './Lines.styles.ts';

export interface LinesProps {
  readonly children: ReactNode;
  /** The quieter value below. */
  readonly below: ReactNode;
}

/** A value of a table with a quieter one below it. */
export function Lines({ children, below }: LinesProps): ReactElement {
  return (
    <S.Root>
      {children}
      <small>{below}</small>
    </S.Root>
  );
}
