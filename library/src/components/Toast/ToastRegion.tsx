import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { type QueuedToast, Text } from 'react-aria-components/Toast';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { CloseIcon, DangerIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/index.ts';
import { messages } from './Toast.messages.ts';
import * as S from './Toast.styles.ts';
import { type ToastContent, toastQueue } from './toastQueue.ts';

const icons: Readonly<Record<ToastContent['tone'], Icon>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

/**
 * The one place of a page where `showToast` messages appear. Put it in once, near the root. F6 goes to it; a message doesn't
 * leave while it has focus or the pointer is on it, and Esc closes it, which gives focus back.
 */
export function ToastRegion(): ReactElement {
  const words = useMessages(messages);
  const count = useSyncExternalStore(
    (notify) => toastQueue.subscribe(notify),
    () => toastQueue.visibleToasts.length,
    () => 0,
  );
  return (
    // F6 learns of the region when its name changes: the count has to be in it
    <S.Region queue={toastQueue} aria-label={words.region(count)}>
      {({ toast }) => <ToastMessage toast={toast} />}
    </S.Region>
  );
}

function ToastMessage({ toast }: { readonly toast: QueuedToast<ToastContent> }): ReactElement {
  const words = useMessages(messages);
  const message = useRef<HTMLDivElement>(null);
  const ToneIcon = icons[toast.content.tone];
  useEffect(() => {
    const element = message.current; // the component takes no key handler
    const closeByEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toastQueue.close(toast.key);
    };
    element?.addEventListener('keydown', closeByEscape);
    return () => element?.removeEventListener('keydown', closeByEscape);
  }, [toast.key]);

  return (
    <S.Toast ref={message} toast={toast} data-tone={toast.content.tone}>
      <ToneIcon />
      <S.Words>
        <Text slot="title">{toast.content.title}</Text>
      </S.Words>
      <Button slot="close" variant="quiet" size="small" aria-label={words.close}>
        <CloseIcon />
      </Button>
    </S.Toast>
  );
}
