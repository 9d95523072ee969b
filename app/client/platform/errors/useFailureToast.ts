import { showToast } from '@tuanbao/library/components/Toast';
import { useEffect } from 'react';

import { isCallError } from '../http/callError.ts';
import { useObservable } from '../observable/useObservable.ts';
import { useServices } from '../services/services.ts';
import { callErrorText } from './callErrors.ts';

/** True for an HTTP status other than 200 and for 006004; what isn't there, or asks for the login, has its own place. */
const isToast = (error: unknown): boolean =>
  isCallError(error) &&
  (error.kind === 'refused' || error.status > 200) &&
  error.kind !== 'notFound' &&
  error.kind !== 'notSignedIn';

/**
 * Tells of a failed reading call as the specification has it (§8), beside what the page says in the answer's place: one
 * toast for each cause, gone once there is an answer or the screen is left.
 */
export function useFailureToast(error: unknown): void {
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  const title = isToast(error) ? callErrorText(error, locale) : '';
  useEffect(() => (title === '' ? undefined : showToast({ tone: 'danger', title })), [title]);
}
