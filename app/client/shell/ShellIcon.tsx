import type { ReactElement } from 'react';

import * as S from './Shell.styles.ts';

const shapes = {
  products: 'M3 4h6v6H3zM11 4h6v6h-6zM3 12h6v4H3zM11 12h6v4h-6z',
  orders: 'M5 3h10v14H5zM8 7h4M8 10h4M8 13h2',
  menu: 'M3 5h14M3 10h14M3 15h14',
  sun: 'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4',
  moon: 'M16.5 12.3A7 7 0 0 1 7.7 3.5a7 7 0 1 0 8.8 8.8z',
  signOut: 'M12 6V3H3v14h9v-3M8 10h9M14 7l3 3-3 3',
} as const;

/** An icon of the frame around the screens, drawn by one stroke; decoration only. */
export function ShellIcon({ name }: { readonly name: keyof typeof shapes }): ReactElement {
  return (
    <S.Icon viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden focusable="false">
      <path d={shapes[name]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </S.Icon>
  );
}
