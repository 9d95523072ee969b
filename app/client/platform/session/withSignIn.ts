import { currentUser } from '../../../contract/session.ts';
import { isCallError } from '../http/callError.ts';
import type { Send } from '../http/http.ts';
import type { Session } from './session.ts';

/**
 * Returns a sender that opens the login if a call is refused because no user is signed in (result code 001011). If the
 * user has signed in since the call was sent, the login doesn't open. The refused call is then sent again
 * (specification §8), unless another user signed in or the login was closed. The call that loads the user never opens
 * the login, because the login itself depends on the response of that call.
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
