import { currentUser } from '../../../contract/session.ts';
import { isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import type { Session } from './session.ts';

/**
 * Adds the login to a sender. When a call is refused with 001011, the login opens, and after sign-in the same call is
 * sent again (specification §8). The call that loads the user is excluded, because its response decides about the
 * login. A call is never repeated in the session of another user.
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
