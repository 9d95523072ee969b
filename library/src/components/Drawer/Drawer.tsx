import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import { ownWindow } from '../../foundation/hostLayer.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Footer, Header, Panel, Title } from '../Dialog/Dialog.styles.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { CloseIcon } from '../Icon/index.ts';
import { messages } from './Drawer.messages.ts';
import * as S from './Drawer.styles.ts';

export interface DrawerProps {
  /** The heading of the drawer; for screen readers it is also the name of the drawer. */
  title: ReactNode;
  /** True while the drawer is shown (controlled). */
  isOpen: boolean;
  /** Called with false after the close button, Esc, a press outside, or the function that `footer` receives. */
  onOpenChange: (isOpen: boolean) => void;
  /** Content between the heading and the footer. */
  children: ReactNode;
  /**
   * Buttons at the end of the drawer. If this prop is a function, it must return the buttons; its argument is a
   * function that closes the drawer.
   */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width of the drawer in a wide window: 400 or 700 px. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Ignores Esc and presses outside. Use it for drawers whose input must not be lost. @default false */
  isDismissDisabled?: boolean | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * A modal sheet. In a wide window, it opens at the end side and the page beside it stays visible. On a phone, it opens
 * at the bottom of the screen. The ref is the dialog element.
 */
export const Drawer: ForwardRefExoticComponent<DrawerProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  DrawerProps
>(function Drawer(props, ref) {
  const { title, children, footer, size = 'medium', isOpen, onOpenChange, isDismissDisabled = false, ...look } = props;
  const words = useMessages(messages);

  return (
    <S.Scrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isDismissDisabled}
      isKeyboardDismissDisabled={isDismissDisabled}
    >
      <S.Sheet {...look} data-size={size}>
        <Panel {...ownWindow} ref={ref}>
          {({ close }) => (
            <>
              <Header>
                <Title slot="title" level={2}>
                  {title}
                </Title>
                <Button variant="quiet" size="small" aria-label={words.close} onPress={close}>
                  <CloseIcon />
                </Button>
              </Header>
              <DialogBody>{children}</DialogBody>
              {footer ? <Footer>{typeof footer === 'function' ? footer(close) : footer}</Footer> : null}
            </>
          )}
        </Panel>
      </S.Sheet>
    </S.Scrim>
  );
});
