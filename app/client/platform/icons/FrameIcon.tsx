import type { ReactElement } from 'react';

import * as S from './FrameIcon.styles.ts';

const shapes = {
  products: 'M3 4h6v6H3zM11 4h6v6h-6zM3 12h6v4H3zM11 12h6v4h-6z',
  orders: 'M5 3h10v14H5zM8 7h4M8 10h4M8 13h2',
  quotations: 'M4 3h9l3 3v11H4zM7 13h6M7 10h6M8 6l2 2 2-2M10 8v5',
  unfinished: 'M4 4h8v3M4 4v12h5M7 8h4M7 11h2M11 16l1-3 4-4 2 2-4 4z',
  initiateEndorsement: 'M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 17a5 5 0 0 1 10 0M15 7v6M12 10h6',
  endorsements: 'M6 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM3 12a3 3 0 0 1 6 0M12 5h5M12 9h5M4 16h13',
  menu: 'M3 5h14M3 10h14M3 15h14',
  display: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 3v14M10 6l5.7-.1M10 9.5h7M10 13l6.3.1',
  customerView: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  signOut: 'M12 6V3H3v14h9v-3M8 10h9M14 7l3 3-3 3',
} as const;

/** Icon of the page frame, drawn with one stroke. It is decorative, so screen readers skip it. */
export function FrameIcon({ name }: { readonly name: keyof typeof shapes }): ReactElement {
  return (
    <S.Icon viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden focusable="false">
      <path d={shapes[name]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </S.Icon>
  );
}
