import type { ReactElement } from 'react';

import { warningDrawing } from '../../components/Icon/drawings.tsx';
import * as S from './RegionCascader.styles.ts';

/** Says below the field why a region can't be chosen. */
export const RegionRefusal = ({ reason }: { readonly reason: string }): ReactElement => (
  <S.Refusal role="status">
    {warningDrawing}
    {reason}
  </S.Refusal>
);
