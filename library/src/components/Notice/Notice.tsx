import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { CloseIcon, DangerIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/index.ts';
import { messages } from './Notice.messages.ts';
import * as S from './Notice.styles.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Readonly<Record<NoticeTone, Icon>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

export interface NoticeProps {
  /** Kind of the message. The kind decides the colour and the icon. @default 'info' */
  tone?: NoticeTone | undefined;
  /** A bold line above the text of the message. */
  title?: ReactNode;
  /** Text of the message. */
  children?: ReactNode;
  /** Small buttons or a link with which the user takes the next step. */
  action?: ReactNode;
  /** Called when the user closes the notice. If it is absent, the notice has no close button. */
  onClose?: (() => void) | undefined;
  /**
   * ARIA role of the notice. A screen reader reads an `alert` at once. @default 'alert' for the tone `danger`,
   * otherwise 'status'
   */
  role?: 'status' | 'alert' | 'note' | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/** A message about a part of the page. It is shown in that part. */
export const Notice: ForwardRefExoticComponent<NoticeProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  NoticeProps
>(function Notice(props, ref) {
  const { tone = 'info', title, children, action, onClose, role, ...rest } = props;
  const words = useMessages(messages);
  const ToneIcon = icons[tone];

  return (
    <S.Root
      {...rest}
      ref={ref}
      role={role ?? (tone === 'danger' ? 'alert' : 'status')}
      data-tone={tone}
      data-actions={action ? true : undefined}
    >
      <ToneIcon />
      <S.Body>
        {title ? <S.Title>{title}</S.Title> : null}
        {children}
      </S.Body>
      {action ? <S.Actions>{action}</S.Actions> : null}
      {onClose ? (
        <Button variant="quiet" size="small" aria-label={words.close} onPress={onClose}>
          <CloseIcon />
        </Button>
      ) : null}
    </S.Root>
  );
});
