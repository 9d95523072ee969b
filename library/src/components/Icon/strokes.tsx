import type { ReactElement } from 'react';

/** What every icon is drawn on; hidden from screen readers. */
export const canvas = {
  viewBox: '0 0 16 16',
  fill: 'none',
  stroke: 'currentColor',
  'aria-hidden': true,
  focusable: 'false',
} as const;

export const stroke = (path: string): ReactElement => (
  <path d={path} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
);

export const chevronDown = 'M4 6l4 4 4-4';
export const close = 'M4 4l8 8M12 4l-8 8';
