import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { flushSync } from 'react-dom';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './ErrorSummary.messages.ts';
import * as S from './ErrorSummary.styles.ts';
import { goTo } from './goTo.ts';

export interface ErrorSummaryItem {
  readonly message: string;
  /** Id of the field to go to, or of what it stands in: it gets focus and is scrolled into sight; a closed Disclosure opens. */
  readonly targetId?: string | undefined;
  /** Runs first and shows what `targetId` stands in, a tab or a page of rows; without `targetId` it goes there by itself. */
  readonly onJump?: (() => void) | undefined;
}

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the form; nothing is shown while it is empty. */
  items: readonly ErrorSummaryItem[];
  /** @default '有 N 处需要修改' */
  title?: ReactNode;
  /** How many are listed; the rest is counted. @default 20 */
  limit?: number | undefined;
  /**
   * Number of submits that the form refused. Nothing is listed before the first; with each one the heading gets the focus
   * and is scrolled into sight. Without it `items` are listed at once and the focus stays where it is. See `useRefusals`.
   */
  refusals?: number | undefined;
  className?: string;
  style?: CSSProperties;
}

const noItems: readonly ErrorSummaryItem[] = [];

function jump({ targetId, onJump }: ErrorSummaryItem, from: Element): void {
  if (onJump) flushSync(onJump);
  if (targetId !== undefined) goTo(targetId, from);
}

/** Moves the focus to the heading each time that a submit is refused. */
function useFocusOnRefusal(refusals: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const known = useRef(0);
  useEffect(() => {
    if (refusals > known.current) {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    }
    known.current = refusals;
  }, [refusals, heading]);
}

/**
 * Lists what stops a form and leads to each place. How many problems there are is announced when they appear and while they
 * vanish. The ref is the heading's.
 */
export const ErrorSummary: ForwardRefExoticComponent<ErrorSummaryProps & RefAttributes<HTMLHeadingElement>> =
  forwardRef<HTMLHeadingElement, ErrorSummaryProps>(function ErrorSummary(
    { items: given, title, limit = 20, refusals, ...rest },
    ref,
  ) {
    const words = useMessages(messages);
    const headingId = useId();
    const heading = useObjectRef(ref);
    const items = refusals === 0 ? noItems : given;
    useFocusOnRefusal(refusals ?? 0, heading);

    return (
      <>
        <ProblemCount count={items.length} />
        {items.length === 0 ? null : (
          <S.Root {...rest} aria-labelledby={headingId}>
            <S.Title ref={heading} id={headingId} tabIndex={-1}>
              {title ?? words.title(items.length)}
            </S.Title>
            <S.List>
              {items.slice(0, limit).map((item, index) => (
                <li key={`${index}-${item.targetId ?? item.message}`}>
                  {item.targetId === undefined && !item.onJump ? (
                    item.message
                  ) : (
                    <button type="button" onClick={({ currentTarget }) => jump(item, currentTarget)}>
                      {item.message}
                    </button>
                  )}
                </li>
              ))}
              {items.length > limit ? <li>{words.more(items.length - limit)}</li> : null}
            </S.List>
          </S.Root>
        )}
      </>
    );
  });

/** Says the count to screen readers. The place is in the page before its words are: only what changes in it is read out. */
function ProblemCount({ count }: { readonly count: number }): ReactElement {
  const words = useMessages(messages);
  const place = useRef<HTMLSpanElement>(null);
  const hadProblems = useRef(false);
  useEffect(() => {
    if (count > 0) hadProblems.current = true;
    if (place.current && hadProblems.current) place.current.textContent = count > 0 ? words.title(count) : words.solved;
  }, [count, words]);

  return (
    <VisuallyHidden>
      <span ref={place} role="status" />
    </VisuallyHidden>
  );
}
