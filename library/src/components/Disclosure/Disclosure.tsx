import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { DisclosureProps as AriaDisclosureProps } from 'react-aria-components/Disclosure';

import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { ChevronEndIcon } from '../Icon/index.ts';
import * as S from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'> {
  /** The heading of the section. A press on it shows or hides the content. */
  title: ReactNode;
  /** The content. It is shown only while the section is open. */
  children: ReactNode;
  /** Level of the section's heading. @default 3 */
  level?: 2 | 3 | 4 | 5 | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Section whose content the user can show and hide. The ref is the outermost element. Its `focus()` focuses a control
 * inside.
 */
export const Disclosure: ForwardRefExoticComponent<DisclosureProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  DisclosureProps
>(function Disclosure({ title, children, level = 3, ...props }, ref) {
  const root = useFocusRef(ref);
  return (
    <S.Root {...props} ref={root}>
      <S.Heading level={level}>
        <S.Trigger slot="trigger">
          <ChevronEndIcon />
          {title}
        </S.Trigger>
      </S.Heading>
      <S.Panel>{children}</S.Panel>
    </S.Root>
  );
});
