/** Milliseconds for which a failure is held back while the page is being left. */
export const leavingMs = 10_000;

/**
 * Returns the result of a download. A failure while the user leaves the page is reported only if the page is still
 * shown later. Firefox cancels all downloads when another page is requested, but shows the old page until the new one
 * responds. Without the delay, the user would see errors on the old page.
 */
export async function failingLater<Answer>(download: () => Promise<Answer>): Promise<Answer> {
  if (typeof window === 'undefined') return download(); // API clients in Node have no page to leave
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // only during the download, because Firefox keeps no page with such a listener in its back/forward cache
  window.addEventListener('beforeunload', note);
  try {
    return await download();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', note);
  }
}
