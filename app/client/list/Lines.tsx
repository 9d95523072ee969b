import type { ReactElement, ReactNode } from 'react';

import * as S from './Lines.styles.ts';

export interface LinesProps {
  readonly children: ReactNode;
  /** Less important value on the second line. */
  readonly below: ReactNode;
}

/** Table value with a less important one below it. */
export function Lines({ children, below }: LinesProps): ReactElement {
  return (
    <S.Root>
      {children}
      <small>{below}</small>
    </S.Root>
  );
}
