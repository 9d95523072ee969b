import { expose, watchBlocking } from './bench';
import type { RosterResult } from './roster';
/**
 * Registers an import subject. `read` receives the file and returns { result, people } to the page: the result of the
 * checks, and the data that the page shows.
 */
export function exposeImport(
  name: string,
  read: (file: ArrayBuffer) => Promise<{ result: RosterResult; people: unknown }>,
  notes: string,
) {
  let file: ArrayBuffer;
  (window as any).kept = null;
  expose(name, {
    notes,
    mount: () => {},
    acts: {
      prepare: async (roster: string) => {
        file = await (await fetch('/rosters/' + roster)).arrayBuffer();
        return file.byteLength;
      },
      run: async () => {
        const stop = watchBlocking();
        await new Promise((r) => setTimeout(r, 20));
        const t0 = performance.now();
        const { result, people } = await read(file.slice(0));
        const total = performance.now() - t0;
        (window as any).kept = people;
        await new Promise((r) => setTimeout(r, 20));
        return { total, ...stop(), ...result };
      },
    },
  });
}
let worker: Worker;
export function viaWorker(make: () => Worker) {
  return (file: ArrayBuffer) =>
    new Promise<any>((resolve, reject) => {
      worker ??= make();
      worker.onmessage = (e) => resolve(e.data);
      worker.onerror = (e) => reject(new Error(e.message));
      worker.postMessage(file, [file]);
    });
}
