type ListenedPage = Window & { caughtErrors?: string[] };

/**
 * Records the errors of a page: exceptions, `console.error`, refusals by its policy. Starts only once per page. Runs in
 * the page.
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

/** Removes and returns the recorded errors. Runs in the page without other code. */
export const takeNotedErrors = (): string[] => (window as ListenedPage).caughtErrors?.splice(0) ?? [];
