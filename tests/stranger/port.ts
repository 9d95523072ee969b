/** The way to a server, given by who runs the stranger: over the network, or to an app in memory. */
export interface Port {
  /** Address of the app, without a slash at its end. */
  readonly origin: string;
  /** Address of the same app under the host of a partner system. */
  readonly partnerOrigin: string;
  /** Sends a request and gives back its response; the platform's `fetch` is one. */
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Ends when the server has done what it does by itself: messages, policies, mails. */
  readonly settle: () => Promise<void>;
}
