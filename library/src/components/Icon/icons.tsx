import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, type SVGProps } from 'react';

import { Svg } from './Icon.styles.ts';
import { canvas, check, chevronDown, close, search, stroke, warning } from './strokes.tsx';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'>;

export type Icon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;

/**
 * Creates an icon of 16 × 16 px. The icon is drawn by strokes and hidden from screen readers. If `pointsInline` is
 * true, the icon is mirrored in right-to-left text. The ref is the SVG element.
 */
const iconOf = (path: string, { pointsInline = false } = {}): Icon =>
  forwardRef<SVGSVGElement, IconProps>(function StrokeIcon(props, ref) {
    return (
      <Svg ref={ref} data-points={pointsInline ? 'inline' : undefined} {...canvas} {...props}>
        {stroke(path)}
      </Svg>
    );
  });

export const ChevronDownIcon: Icon = iconOf(chevronDown);
export const ChevronStartIcon: Icon = iconOf('M10 4L6 8l4 4', { pointsInline: true });
export const ChevronEndIcon: Icon = iconOf('M6 4l4 4-4 4', { pointsInline: true });
export const CalendarIcon: Icon = iconOf('M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3');
export const CloseIcon: Icon = iconOf(close);
export const CheckIcon: Icon = iconOf(check);
export const InfoIcon: Icon = iconOf('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5V11M8 5v.01');
export const WarningIcon: Icon = iconOf(warning);
export const SuccessIcon: Icon = iconOf('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.5 8.2l1.8 1.8 3.2-3.8');
export const DangerIcon: Icon = iconOf('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.5M8 11v.01');
export const SearchIcon: Icon = iconOf(search);
export const UploadIcon: Icon = iconOf('M8 10.5v-8M4.5 6L8 2.5 11.5 6M2.5 10.5v3h11v-3');
export const PlusIcon: Icon = iconOf('M8 3v10M3 8h10');
export const MinusIcon: Icon = iconOf('M3 8h10');
export const EyeIcon: Icon = iconOf(
  'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const ExternalIcon: Icon = iconOf('M9 2.5h4.5V7M13.5 2.5L7.5 8.5M11.5 9.5v4h-9v-9h4', { pointsInline: true });
export const PinIcon: Icon = iconOf('M5.5 2.5h5l-.6 4.2L12.5 9.5h-9l2.6-2.8zM8 9.5v4');
export const ArrowUpIcon: Icon = iconOf('M8 13V3M4 7l4-4 4 4');
export const ArrowDownIcon: Icon = iconOf('M8 3v10M4 9l4 4 4-4');
