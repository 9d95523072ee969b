import type { ReactElement } from 'react';

import { warningDrawing } from '../../components/Icon/drawings.tsx';
import * as S from './RegionCascader.styles.ts';

/** Message below the field with the reason why the chosen region isn't allowed. */
export const RegionRefusal = ({ reason }: { readonly reason: string }): ReactElement => (
  <S.Refusal role="status">
    {warningDrawing}
    {reason}
  </S.Refusal>
);
