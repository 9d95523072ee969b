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
  /** Kind of the message. @default 'info' */
  tone?: NoticeTone | undefined;
  /** A line in bold above the text. */
  title?: ReactNode;
  /** The text. */
  children?: ReactNode;
  /** A button or link that resolves the message. */
  action?: ReactNode;
  /** Called when the user closes the notice; without it there is no close button. */
  onClose?: (() => void) | undefined;
  /** `alert` interrupts screen readers. @default 'alert' where the tone is danger, else 'status' */
  role?: 'status' | 'alert' | 'note' | undefined;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** A message about the place where it is shown. */
export const Notice: ForwardRefExoticComponent<NoticeProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  NoticeProps
>(function Notice(props, ref) {
  const { tone = 'info', title, children, action, onClose, role, ...rest } = props;
  const words = useMessages(messages);
  const ToneIcon = icons[tone];

  return (
    <S.Root {...rest} ref={ref} role={role ?? (tone === 'danger' ? 'alert' : 'status')} data-tone={tone}>
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
