/** Milliseconds by which the report of a failure is delayed while the user leaves the page. */
export const leavingMs = 10_000;

/**
 * Returns the result of a download. If the download fails while the user leaves the page, the failure is reported only
 * if the page is still shown ten seconds later. The reason is Firefox: when another page is requested, Firefox cancels
 * all downloads but shows the old page until the requested page responds. Without the delay, the user would see errors
 * on the old page.
 */
export async function failingLater<Answer>(download: () => Promise<Answer>): Promise<Answer> {
  if (typeof window === 'undefined') return download(); // API clients in Node have no page.
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // The listener exists only during the download. Firefox keeps no page with such a listener in its back/forward cache.
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
