import type { CSSProperties, ReactElement } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Spinner.messages.ts';
import * as S from './Spinner.styles.ts';

export interface SpinnerProps {
  /** What is being waited for, for screen readers. @default '处理中' */
  label?: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Shows that something is under way whose length isn't known. */
export function Spinner({ label, ...props }: SpinnerProps): ReactElement {
  const text = useMessages(messages);
  return <S.Root {...props} isIndeterminate aria-label={label ?? text.working} />;
}
