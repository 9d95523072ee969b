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
  /** Target address. Inside a `LinkRouter` its router opens paths of the app without reloading the page. */
  href?: string;
  /** Opens another website in a new window without sending a referrer. An icon marks the link. @default false */
  isExternal?: boolean | undefined;
  /** Text of the link. */
  children: ReactNode;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** A link to a page. For actions use `Button`. */
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
