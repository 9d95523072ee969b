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
import { goToField } from './goToField.ts';

export interface ErrorSummaryItem {
  /** Text of the problem in the list. */
  readonly message: string;
  /**
   * Id of the field that has the problem, or of an element around this field. The link of the problem scrolls to the
   * element with this id and focuses it. If the element is inside a closed Disclosure, the Disclosure is opened.
   */
  readonly targetId?: string | undefined;
  /**
   * Called before the link of the problem scrolls to the field. It must make the field visible, for example by choosing
   * a tab or a page of rows. If there is no `targetId`, it must also move the focus.
   */
  readonly onJump?: (() => void) | undefined;
}

export interface ErrorSummaryProps {
  /** The problems in the order of the form. If there are no problems, nothing is shown. */
  items: readonly ErrorSummaryItem[];
  /** The heading above the problems. @default '还有 N 项未完成，请补充后继续' */
  title?: ReactNode;
  /**
   * Maximum number of problems in the list. If there are more, the list ends with the number of problems that aren't
   * listed.
   * @default 20
   */
  limit?: number | undefined;
  /**
   * Number of submits that the form has refused; see `useRefusals`. While the number is 0, no problem is listed. When
   * the number increases and problems are listed, the heading is scrolled into view and gets the focus. If this prop is
   * absent, `items` are always listed and the focus doesn't move.
   */
  refusals?: number | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

const noItems: readonly ErrorSummaryItem[] = [];

function jump({ targetId, onJump }: ErrorSummaryItem, from: Element): void {
  if (onJump) flushSync(onJump);
  if (targetId !== undefined) goToField(targetId, from);
}

/** Focuses the heading each time the form refuses a submit. */
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
 * Lists the problems of a form. A problem with `targetId` or `onJump` has a link to its field. The number of problems
 * is announced when problems appear and whenever the number changes. The ref is the heading element.
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

/**
 * Announces the number of problems to screen readers. The live region is rendered before it contains text, because
 * screen readers announce only changes.
 */
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
