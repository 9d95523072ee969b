import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChevronEndIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { messages } from './Breadcrumbs.messages.ts';
import * as S from './Breadcrumbs.styles.ts';

export interface BreadcrumbItem {
  /** Visible name of the page. */
  readonly label: string;
  /** Address of the page. It is ignored in the last item, which is the current page. */
  readonly href?: string;
}

export interface BreadcrumbsProps {
  /** The pages from the start page to the current page. */
  items: readonly BreadcrumbItem[];
  /** Name of the navigation for screen readers. @default '当前位置' */
  'aria-label'?: string | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Shows the position of the current page in the app, with links to the pages above it. The ref is the outermost
 * element; its `focus()` focuses the first link inside.
 */
export const Breadcrumbs: ForwardRefExoticComponent<BreadcrumbsProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  BreadcrumbsProps
>(function Breadcrumbs({ items, 'aria-label': label, ...look }, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  return (
    <nav {...look} ref={root} aria-label={label ?? words.trail}>
      <S.List>
        {items.map(({ label: name, href }, at) => (
          <S.Item key={`${at} ${name}`}>
            <Link {...(href === undefined || at === items.length - 1 ? {} : { href })}>{name}</Link>
            {at < items.length - 1 ? <ChevronEndIcon /> : null}
          </S.Item>
        ))}
      </S.List>
    </nav>
  );
});
