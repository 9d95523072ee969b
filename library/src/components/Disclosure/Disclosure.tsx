import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { DisclosureProps as AriaDisclosureProps } from 'react-aria-components/Disclosure';

import { ChevronEndIcon } from '../Icon/index.ts';
import * as S from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'> {
  /** What is behind it; pressing it shows or hides the rest. */
  title: ReactNode;
  children: ReactNode;
  /** The heading's level in the page. @default 3 */
  level?: 2 | 3 | 4 | 5 | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Keeps details out of the way until they are asked for. */
export function Disclosure({ title, children, level = 3, ...props }: DisclosureProps): ReactElement {
  return (
    <S.Root {...props}>
      <S.Heading level={level}>
        <S.Trigger slot="trigger">
          <ChevronEndIcon />
          {title}
        </S.Trigger>
      </S.Heading>
      <S.Panel>{children}</S.Panel>
    </S.Root>
  );
}
