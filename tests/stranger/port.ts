/** The connection to a server. The caller of the stranger provides it: over the network, or to an app in memory. */
export interface Port {
  /** Address of the app, without a slash at its end. */
  readonly origin: string;
  /** Address of the same app on the host of a partner system. */
  readonly partnerOrigin: string;
  /** Sends a request and returns its response, for example the platform's `fetch`. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves when the server has finished its own tasks: messages, policies, mails. */
  readonly settle: () => Promise<void>;
}
