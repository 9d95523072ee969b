import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { useMessages } from '../../i18n/useMessages.ts';
import { ExternalIcon } from '../Icon/index.ts';
import { messages } from './Link.messages.ts';
import * as S from './Link.styles.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /**
   * Address to which the link leads. Inside a `LinkRouter`, its router opens paths of the app without reloading the
   * page.
   */
  href?: string;
  /**
   * The link leads to another website, which opens in a new window without being sent a referrer. An icon marks the
   * link. @default false
   */
  isExternal?: boolean | undefined;
  /** Text of the link, which names the page to which it leads. */
  children: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/** A link to a page. Use `Button` for actions. */
export const Link: ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>> = forwardRef<
  HTMLAnchorElement,
  LinkProps
>(function Link({ isExternal = false, children, ...props }, ref) {
  const words = useMessages(messages);
  return (
    <S.Root {...props} ref={ref} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {isExternal ? (
        <>
          <ExternalIcon />
          <VisuallyHidden elementType="span">{words.newWindow}</VisuallyHidden>
        </>
      ) : null}
    </S.Root>
  );
});
