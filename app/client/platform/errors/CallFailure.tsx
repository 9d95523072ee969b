import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useIsOffline } from '../browser/useIsOffline.ts';
import { isCallError } from '../http/callError.ts';
import { paths } from '../navigation/paths.ts';
import { useNavigate } from '../navigation/router.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { callErrorText } from './callErrors.ts';
import { messages } from './errors.messages.ts';

export interface CallFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /**
   * True if the failed call loads the object with which a task starts. If that object doesn't exist, the button leads
   * to the product list instead of trying again.
   * @default false
   */
  readonly isBeginning?: boolean;
}

/**
 * Message in place of data that couldn't be loaded. The message gives the reason, and has a button that tries again or
 * that leads to the product list.
 */
export function CallFailure({ error, onRetry, isBeginning = false }: CallFailureProps): ReactElement {
  const words = useMessages(messages);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const navigate = useNavigate();
  const isOffline = useIsOffline() && isCallError(error, 'network');
  const action =
    isBeginning && isCallError(error, 'notFound') ? (
      <Button onPress={() => void navigate(paths.products)}>{words.toProducts}</Button>
    ) : (
      <Button onPress={onRetry}>{words.retry}</Button>
    );
  return (
    <div role="alert">
      <EmptyState title={isOffline ? words.offlinePage : callErrorText(error, locale)} action={action} />
    </div>
  );
}
