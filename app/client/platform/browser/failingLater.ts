/** Milliseconds for which the failure of a page that is being left is kept back. */
export const leavingMs = 10_000;

/**
 * The outcome of a download; a failure while the page is being left comes only where the page is still there later.
 * Firefox ends every download as soon as another page is asked for, and shows this one until the other answers: the user
 * would see errors of a page that is on its way out.
 */
export async function failingLater<Answer>(download: () => Promise<Answer>): Promise<Answer> {
  if (typeof window === 'undefined') return download(); // a client of the calls in Node leaves no page
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // for as long as it takes: Firefox keeps no page with such a listener for going back
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
