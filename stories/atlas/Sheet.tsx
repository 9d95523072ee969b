import type { ReactElement, ReactNode } from 'react';

import * as S from './Sheet.styles.ts';

/** Several states side by side. Wide states are shown in one column. */
export function Sheet(props: { readonly isWide?: boolean; readonly children: ReactNode }): ReactElement {
  return <S.Sheet data-columns={props.isWide ? 'one' : undefined}>{props.children}</S.Sheet>;
}

/** One state with its name. */
export function Tile(props: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <S.Tile>
      <S.Name>{props.name}</S.Name>
      {props.children}
    </S.Tile>
  );
}
