import type { ReactElement } from 'react';

import { warningDrawing } from '../../components/Icon/drawings.tsx';
import * as S from './RegionCascader.styles.ts';

/** The reason why a region can't be chosen, below the field. */
export const RegionRefusal = ({ reason }: { readonly reason: string }): ReactElement => (
  <S.Refusal role="status">
    {warningDrawing}
    {reason}
  </S.Refusal>
);
