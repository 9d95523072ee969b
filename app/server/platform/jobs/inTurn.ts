/** Runs tasks one after the other. A failed task doesn't stop the next one. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for work that needs much memory or many threads. Parallel requests then need no more of them than one
 * request.
 */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
