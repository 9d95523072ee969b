import { currentUser } from '../../../contract/session.ts';
import { isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import type { Session } from './session.ts';

/**
 * A sender that meets 001011 with the login over the work and, after sign-in, sends the very same call once more
 * (specification §8). Asking for the user is the exception: its answer decides about the login itself.
 * The session of another user never receives the call.
 */
export const withSignIn =
  (send: Send, session: Session): Send =>
  async (call, request, options) => {
    const before = session.presence();
    try {
      return await send(call, request, options);
    } catch (error) {
      const isCurrentUser = call.path === currentUser.path;
      if (isCurrentUser || !isCallError(error, 'notSignedIn')) throw error;
      if (!session.hasSignedInSince(before) && (await session.askForSignIn()) !== 'sameUser') throw error;
      return send(call, request, options);
    }
  };
