/**
 * The connection between the stranger and a server. The caller of `play` provides it. It uses the network, or an app in
 * memory.
 */
export interface Port {
  /** Address of the app, without a slash at the end. */
  readonly origin: string;
  /** Address of the same app on the host of a partner system. */
  readonly partnerOrigin: string;
  /** Sends a request and returns the response. For example, the platform's `fetch`. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves when the server has finished its background tasks: messages, policies, mails. */
  readonly settle: () => Promise<void>;
}
