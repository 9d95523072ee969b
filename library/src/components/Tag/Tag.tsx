import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import * as S from './Tag.styles.ts';

export type TagTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface TagProps {
  /** @default 'neutral' */
  tone?: TagTone | undefined;
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** A word that classifies what it stands beside; the tone never says more than the word. */
export const Tag: ForwardRefExoticComponent<TagProps & RefAttributes<HTMLSpanElement>> = forwardRef<
  HTMLSpanElement,
  TagProps
>(function Tag({ tone = 'neutral', ...props }, ref) {
  return <S.Root {...props} ref={ref} data-tone={tone} />;
});
