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
  /** Colour of the tag. @default 'neutral' */
  tone?: TagTone | undefined;
  /** The word that the tag shows. */
  children: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * A word that classifies the content beside it. The colour of the tag must not contain information that the word
 * doesn't contain.
 */
export const Tag: ForwardRefExoticComponent<TagProps & RefAttributes<HTMLSpanElement>> = forwardRef<
  HTMLSpanElement,
  TagProps
>(function Tag({ tone = 'neutral', ...props }, ref) {
  return <S.Root {...props} ref={ref} data-tone={tone} />;
});
