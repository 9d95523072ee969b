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
 * File system of PGlite with an fsync that writes to the disk. That of PGlite does nothing, so a power failure would
 * lose commits.
 */
export class DurableNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    (emscriptenOpts.preRun as PreRun[]).push(reachDisk);
    return { emscriptenOpts };
  }
}

/** Start parameters with fsync switched on: without `-F`, and with a sync method that the embedded build supports. */
export const durableStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
