import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk that a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk until only `leftBytes` bytes are free. */
  fill(leftBytes: number): void;
  /** Deletes the file that fills the disk. */
  clear(): void;
  remove(): void;
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
const run = (...words: readonly string[]) => {
  const [program = '', ...rest] = [...asRoot, ...words];
  execFileSync(program, rest, { stdio: 'pipe' });
};

/**
 * Mounts a file system in memory with this size in megabytes. Returns null if the account may not mount file systems.
 */
export function newSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-disk-'));
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o777);
  const ballast = join(folder, 'ballast');
  const bytesLeft = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    fill(leftBytes) {
      const file = openSync(ballast, 'a');
      const block = Buffer.alloc(1024 * 1024);
      try {
        for (let left = bytesLeft(); left > leftBytes; left = bytesLeft()) {
          writeSync(file, block, 0, Math.min(block.length, left - leftBytes));
        }
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove() {
      run('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
