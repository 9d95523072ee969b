import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChevronEndIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { messages } from './Breadcrumbs.messages.ts';
import * as S from './Breadcrumbs.styles.ts';

export interface BreadcrumbItem {
  readonly label: string;
  /** Where it leads; the last item is the page itself and needs none. */
  readonly href?: string;
}

export interface BreadcrumbsProps {
  /** From the start page to the page shown. */
  items: readonly BreadcrumbItem[];
  /** @default '当前位置' */
  'aria-label'?: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Where in the product the page lies, with the way back. The ref is the outermost element's; its `focus()` goes to the first control inside. */
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
