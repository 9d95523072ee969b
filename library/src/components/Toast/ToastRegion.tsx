import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useSyncExternalStore } from 'react';
import { Text } from 'react-aria-components/Toast';
import { useObjectRef } from 'react-aria/useObjectRef';

import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { CloseIcon, DangerIcon, type Icon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/index.ts';
import { messages } from './Toast.messages.ts';
import * as S from './Toast.styles.ts';
import { type ToastContent, toastQueue } from './toastQueue.ts';
import { useToastKeys } from './useToastKeys.ts';

const icons: Readonly<Record<ToastContent['tone'], Icon>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

/**
 * The region of a page for the messages of `showToast`. Render it once, near the root of the page. F6 moves the focus
 * to the region and back. There, Esc closes a message. A message stays open while the focus or the pointer is on it.
 * The ref is the region element. It is set while the region is shown.
 */
export const ToastRegion: ForwardRefExoticComponent<RefAttributes<HTMLDivElement>> = forwardRef<HTMLDivElement>(
  function ToastRegion(_props, ref) {
    const words = useMessages(messages);
    const region = useObjectRef(ref);
    const count = useSyncExternalStore(
      (notify) => toastQueue.subscribe(notify),
      () => toastQueue.visibleToasts.length,
      () => 0,
    );
    useToastKeys(region, count > 0);

    return (
      // The name of the region contains the number of messages. F6 notices a change of the region only if the region's
      // name changes.
      <S.Region ref={region} queue={toastQueue} aria-label={words.region(count)}>
        {({ toast }) => {
          const ToneIcon = icons[toast.content.tone];
          return (
            <S.Toast toast={toast} data-tone={toast.content.tone}>
              <ToneIcon />
              <S.Words>
                <Text slot="title">{toast.content.title}</Text>
              </S.Words>
              {toast.content.tone === 'danger' ? (
                <Button slot="close" size="small" aria-label={words.noted}>
                  {words.noted}
                </Button>
              ) : (
                <Button slot="close" variant="quiet" size="small" aria-label={words.close}>
                  <CloseIcon />
                </Button>
              )}
            </S.Toast>
          );
        }}
      </S.Region>
    );
  },
);
