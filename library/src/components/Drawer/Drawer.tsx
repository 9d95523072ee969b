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
  /** The heading, which also names the drawer. */
  title: ReactNode;
  isOpen: boolean;
  /** Called with false when the user closes it: close button, Esc, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Buttons at the end, or what builds them from `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width where it opens at the side: 400 or 700 px. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Whether a press outside and Esc leave it open, for work that must not be lost. @default false */
  isDismissDisabled?: boolean | undefined;
  className?: string;
  style?: CSSProperties;
}

/**
 * A sheet over the page that holds focus until it is closed: at the end side of a wide window, from the bottom of a
 * phone's. The page beside it stays in sight. The ref is the dialog's.
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
