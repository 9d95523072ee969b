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
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** True while the dialog is shown; its owner decides. */
  isOpen: boolean;
  /**
   * Called with false when the user closes the dialog: by its close button, by Esc, or outside it where
   * `isDismissable`.
   */
  onOpenChange: (isOpen: boolean) => void;
  /** Content between title and footer. */
  children: ReactNode;
  /** Buttons at the end, or a function that renders them with `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width: 400, 560 or 980 px, at most that of the window. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Lets a press outside close the dialog. @default false */
  isDismissable?: boolean | undefined;
  /** `alertdialog` interrupts with a question and has no close button. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Ignores Esc, for work that must not be lost. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** A modal window that keeps focus until it is closed and then returns it. */
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
