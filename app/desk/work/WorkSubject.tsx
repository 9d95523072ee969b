import type { ReactElement } from 'react';

import { OrderReference, type OrderReferenceProps } from './OrderReference.tsx';
import * as S from './work.styles.ts';

export interface WorkSubjectProps extends OrderReferenceProps {
  readonly groupName: string;
  /** Address of the page on which the work is done; absent if there is no such page. */
  readonly path?: string;
}

/**
 * Cell in a list of work: the applicant's name, which is a link if there is a `path`, and below it the number of the
 * order or endorsement.
 */
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
