import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './ErrorSummary.messages.ts';
import * as S from './ErrorSummary.styles.ts';

export interface ErrorSummaryItem {
  readonly message: string;
  /** Id of the field to go to; it gets focus and is scrolled into sight. */
  readonly targetId?: string | undefined;
  /** Goes there where an id isn't enough, for example to a row that isn't rendered yet. */
  readonly onJump?: (() => void) | undefined;
}

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the form; nothing is shown while it is empty. */
  items: readonly ErrorSummaryItem[];
  /** @default '有 N 处需要修改' */
  title?: ReactNode;
  /** How many are listed; the rest is counted. @default 20 */
  limit?: number | undefined;
  className?: string;
  style?: CSSProperties;
}

function jump({ targetId, onJump }: ErrorSummaryItem): void {
  if (onJump) return onJump();
  const target = targetId === undefined ? null : document.getElementById(targetId);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** Lists what stops a form and leads to each place. The ref is the heading's: focus it when a submit is refused. */
export const ErrorSummary: ForwardRefExoticComponent<ErrorSummaryProps & RefAttributes<HTMLHeadingElement>> =
  forwardRef<HTMLHeadingElement, ErrorSummaryProps>(function ErrorSummary({ items, title, limit = 20, ...rest }, ref) {
    const words = useMessages(messages);
    const headingId = useId();
    if (items.length === 0) return null;

    return (
      <S.Root {...rest} aria-labelledby={headingId}>
        <S.Title ref={ref} id={headingId} tabIndex={-1}>
          {title ?? words.title(items.length)}
        </S.Title>
        <S.List>
          {items.slice(0, limit).map((item, index) => (
            <li key={`${index}-${item.targetId ?? item.message}`}>
              {item.targetId === undefined && !item.onJump ? (
                item.message
              ) : (
                <button type="button" onClick={() => jump(item)}>
                  {item.message}
                </button>
              )}
            </li>
          ))}
          {items.length > limit ? <li>{words.more(items.length - limit)}</li> : null}
        </S.List>
      </S.Root>
    );
  });
