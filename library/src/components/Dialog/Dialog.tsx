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
import { CloseIcon } from '../Icon/index.ts';
import { messages } from './Dialog.messages.ts';
import * as S from './Dialog.styles.ts';
import { DialogBody } from './DialogBody.tsx';

export interface DialogProps {
  /** The heading of the dialog; for screen readers it is also the name of the dialog. */
  title: ReactNode;
  /** True while the dialog is shown (controlled). */
  isOpen: boolean;
  /**
   * Called with false when the dialog must close: after the close button, Esc, the function that `footer` receives or,
   * if `isDismissable` is true, a press outside.
   */
  onOpenChange: (isOpen: boolean) => void;
  /** Content between the heading and the footer. */
  children: ReactNode;
  /**
   * Buttons at the end of the dialog. If this prop is a function, it must return the buttons; its argument is a
   * function that closes the dialog.
   */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width of the dialog: 400, 560 or 980 px, but never wider than the window. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Closes the dialog when the user presses outside of it. @default false */
  isDismissable?: boolean | undefined;
  /** ARIA role. An `alertdialog` interrupts the user with a question and has no close button. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Ignores Esc. Use it for dialogs whose input must not be lost. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * A modal dialog. The focus stays inside the dialog until it is closed. Then the focus returns to the element that had
 * the focus before the dialog opened.
 */
export const Dialog: ForwardRefExoticComponent<DialogProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  DialogProps
>(function Dialog(props, ref) {
  const { title, children, footer, size = 'medium', role = 'dialog', isOpen, onOpenChange, ...rest } = props;
  const { isDismissable = false, isKeyboardDismissDisabled = false, ...look } = rest;
  const words = useMessages(messages);

  return (
    <S.Scrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
    >
      <S.Window {...look} data-size={size}>
        <S.Panel {...ownWindow} ref={ref} role={role}>
          {({ close }) => (
            <>
              <S.Header>
                <S.Title slot="title" level={2}>
                  {title}
                </S.Title>
                {role === 'dialog' ? (
                  <Button variant="quiet" size="small" aria-label={words.close} onPress={close}>
                    <CloseIcon />
                  </Button>
                ) : null}
              </S.Header>
              <DialogBody>{children}</DialogBody>
              {footer ? <S.Footer>{typeof footer === 'function' ? footer(close) : footer}</S.Footer> : null}
            </>
          )}
        </S.Panel>
      </S.Window>
    </S.Scrim>
  );
});
