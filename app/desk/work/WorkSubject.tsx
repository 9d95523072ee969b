import type { ReactElement } from 'react';

import { OrderReference, type OrderReferenceProps } from './OrderReference.tsx';
import * as S from './work.styles.ts';

export interface WorkSubjectProps extends OrderReferenceProps {
  readonly groupName: string;
  /** Address of the page on which the work is done; absent when it has no page of its own. */
  readonly path?: string;
}

/** Cell of a list of work: the policyholder, which opens the work, and the number, which opens the order. */
export function WorkSubject({ groupName, path, ...reference }: WorkSubjectProps): ReactElement {
  return (
    <div>
      {path === undefined ? groupName : <S.Name to={path}>{groupName}</S.Name>}
      <S.Muted>
        <OrderReference {...reference} />
      </S.Muted>
    </div>
  );
}
