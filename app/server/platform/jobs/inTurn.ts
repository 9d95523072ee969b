/** Runs tasks one after the other. If a task fails, the next task still runs. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for work that needs much memory or many threads. If several requests need this work at the same time,
 * they wait for each other, so they don't need more memory or threads than one request.
 */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
