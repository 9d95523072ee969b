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
   * Address to which the link leads. If a `LinkRouter` surrounds the link, the app's router opens paths of the app
   * without reloading the page.
   */
  href?: string;
  /**
   * True for a link that opens in a new window, such as a link to another website. The opened page receives no
   * referrer. An icon marks the link. @default false
   */
  isExternal?: boolean | undefined;
  /** Text of the link. It names the page to which the link leads. */
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
