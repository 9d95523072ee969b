import type { CSSProperties, ReactElement, ReactNode } from 'react';

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
export function Tag({ tone = 'neutral', ...props }: TagProps): ReactElement {
  return <S.Root {...props} data-tone={tone} />;
}
