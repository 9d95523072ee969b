import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { Label } from 'react-aria-components/Label';
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar';

import * as S from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'children' | 'className' | 'style'> {
  /** Name of the task in progress; omit it only if `aria-label` or `aria-labelledby` is given. */
  label?: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Shows the progress of a task as a share: `value` out of `maxValue` (default 100). Use `isIndeterminate` when the
 * progress is unknown. If `valueLabel` is given, it is shown instead of the percentage.
 */
export const ProgressBar: ForwardRefExoticComponent<ProgressBarProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  ProgressBarProps
>(function ProgressBar({ label, ...props }, ref) {
  return (
    <S.Root {...props} ref={ref}>
      {({ percentage, valueText }) => (
        <>
          {label ? <Label>{label}</Label> : null}
          {valueText ? <span data-part="value">{valueText}</span> : null}
          <div data-part="track">
            <div data-part="fill" style={percentage === undefined ? undefined : { inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </S.Root>
  );
});
