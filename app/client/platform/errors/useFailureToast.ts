import { showToast } from '@tuanbao/library/components/Toast';
import { useEffect } from 'react';

import { isCallError } from '../http/callError.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { callErrorText } from './callErrors.ts';

/**
 * True for an HTTP status other than 200 and for 006004. A missing object and a missing session have their own
 * messages.
 */
const isToast = (error: unknown): boolean =>
  isCallError(error) &&
  (error.kind === 'refused' || error.status > 200) &&
  error.kind !== 'notFound' &&
  error.kind !== 'notSignedIn';

/**
 * Shows a toast for a failed read (specification §8), in addition to the message in place of the data. Each cause has
 * one toast, which disappears when data arrive or the user leaves the screen.
 */
export function useFailureToast(error: unknown): void {
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const title = isToast(error) ? callErrorText(error, locale) : '';
  useEffect(() => (title === '' ? undefined : showToast({ tone: 'danger', title })), [title]);
}
