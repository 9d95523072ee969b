import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../services.ts';
import { useObservable } from '../useObservable.ts';
import { messages } from './callErrors.messages.ts';
import { callErrorText } from './callErrors.ts';

/** Stands where an answer didn't come: why, and a way to ask again. */
export function CallFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactElement {
  const words = useMessages(messages);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  return (
    <div role="alert">
      <EmptyState title={callErrorText(error, locale)} action={<Button onPress={onRetry}>{words.retry}</Button>} />
    </div>
  );
}
