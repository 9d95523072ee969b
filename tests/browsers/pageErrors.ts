type ListenedPage = Window & { caughtErrors?: string[] };

/**
 * Starts to record the errors of a page: exceptions, `console.error`, and violations of the content security policy. A
 * second call for the same page has no effect. Runs in the page.
 */
export function noteErrors(): void {
  const page = window as ListenedPage;
  if (page.caughtErrors) return;
  const caught: string[] = (page.caughtErrors = []);
  window.addEventListener('error', ({ message }) => message && caught.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => caught.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    caught.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...args: unknown[]) => {
    caught.push(args.map(String).join(' '));
    error(...args);
  };
}

/** Returns the recorded errors and deletes them. Runs in the page, so it uses no other code of this module. */
export const takeNotedErrors = (): string[] => (window as ListenedPage).caughtErrors?.splice(0) ?? [];
