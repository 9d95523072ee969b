import type { ReactElement, ReactNode } from 'react';

import * as S from './Lines.styles.ts';

export interface LinesProps {
  readonly children: ReactNode;
  /** Less important value, which is shown on the second line. */
  readonly below: ReactNode;
}

/** Cell of a table with two values: the more important value, and below it the less important one. */
export function Lines({ children, below }: LinesProps): ReactElement {
  return (
    <S.Root data-part="lines">
      {children}
      <small>{below}</small>
    </S.Root>
  );
}
