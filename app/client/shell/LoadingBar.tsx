import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import * as S from './LoadingBar.styles.ts';
import { messages } from './shell.messages.ts';

/** Thin bar at the top of the page, shown while a POST without the option `noLoading` is pending. */
export function LoadingBar(): ReactElement | null {
  const { activity } = useServices();
  const words = useMessages(messages);
  if (useObservable(activity) === 0) return null;
  return (
    <S.Root>
      <ProgressBar aria-label={words.loading} isIndeterminate />
    </S.Root>
  );
}
