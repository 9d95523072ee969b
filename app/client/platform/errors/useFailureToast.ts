import { showToast } from '@tuanbao/library/components/Toast';
import { useEffect } from 'react';

import { isCallError } from '../http/callError.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { callErrorText } from './callErrors.ts';

/**
 * True if a failed call has an HTTP status other than 200, or was refused with 006004. Two failures are excluded
 * because they have messages of their own: the object doesn't exist, and no user is signed in.
 */
const isToast = (error: unknown): boolean =>
  isCallError(error) &&
  (error.kind === 'refused' || error.status > 200) &&
  error.kind !== 'notFound' &&
  error.kind !== 'notSignedIn';

/**
 * Shows a toast if `isToast` is true for the error (specification §8), in addition to the message in place of the data.
 * The toast disappears when the data arrive or when the user leaves the screen.
 */
export function useFailureToast(error: unknown): void {
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const title = isToast(error) ? callErrorText(error, locale) : '';
  useEffect(() => (title === '' ? undefined : showToast({ tone: 'danger', title })), [title]);
}
