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
  /** Where it leads; the router of the nearest `LinkRouter` follows it without loading the page. */
  href?: string;
  /** Leads away from the product: opens a new window, which is marked and told, and doesn't tell where from. @default false */
  isExternal?: boolean | undefined;
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** Leads somewhere. What does something is a `Button`. */
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
