import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, Ref } from 'react';

import { FrameIcon } from '../icons/FrameIcon.tsx';
import { messages } from './appearance.messages.ts';

/**
 * Button in the header for theme, contrast and density. `onPress` is absent if a popover around the button handles
 * presses.
 */
export function AppearanceButton({
  onPress,
  ref,
}: {
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}): ReactElement {
  const words = useMessages(messages);
  return (
    <Button
      {...(ref ? { ref } : {})}
      variant="quiet"
      size="small"
      aria-label={words.display}
      {...(onPress ? { onPress, 'aria-expanded': false } : {})}
    >
      <FrameIcon name="display" />
    </Button>
  );
}
