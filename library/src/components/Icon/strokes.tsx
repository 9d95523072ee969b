import type { ReactElement } from 'react';

/** SVG attributes of all icons. `aria-hidden` hides the icons from screen readers. */
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
export const check = 'M3.5 8.5l3 3 6-7';
export const search = 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3 3';
export const warning = 'M8 2.5l6 11H2zM8 6.5v3.5M8 11.8v.01';
