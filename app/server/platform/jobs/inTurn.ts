/** Does pieces of work one after the other, whichever way each ends. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** For work that takes much memory or many threads: any number of requests at once take no more of them than one. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
