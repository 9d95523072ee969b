import { fsyncSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type PreRun = (module: { NODEFS: { stream_ops: { fsync: (stream: { nfd?: number }) => number } } }) => void;

const reachDisk: PreRun = ({ NODEFS }) => {
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd);
    return 0;
  };
};

/**
 * File system of PGlite in which fsync writes to the disk. In PGlite's own file system, fsync does nothing, so the
 * latest commits could be lost in a power failure.
 */
export class DurableNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    (emscriptenOpts.preRun as PreRun[]).push(reachDisk);
    return { emscriptenOpts };
  }
}

/**
 * Start parameters of the embedded database that switch on fsync: `-F` is removed, and a sync method is set that the
 * embedded build supports.
 */
export const durableStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
