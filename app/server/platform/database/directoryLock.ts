import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Thrown when another process has the folder open. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Name of the socket that locks the folder. Linux and Windows remove it with the process; on other systems it is a file
 * that can be left over.
 */
function socketOf(folder: string): { readonly path: string; readonly isFile: boolean } {
  const name = `tuanbao-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${name}`, isFile: false };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, isFile: false };
  return { path: join(tmpdir(), `${name}.sock`), isFile: true };
}

const listenOn = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.unref();
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

/** Id of the process that listens on the socket; null when there is none. */
const ownerOf = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    let text = '';
    connect(path)
      .on('data', (data) => (text += data.toString()))
      .on('end', () => resolve(text))
      .on('error', () => resolve(null));
  });

const unlockOf = (server: Server) => () => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Prevents a second process from opening an embedded database's folder. The database itself doesn't prevent it, and
 * rows would be lost. The lock ends with the process in any case.
 * @throws DirectoryInUseError
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const { path, isFile } = socketOf(folder);
  try {
    return unlockOf(await listenOn(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const owner = await ownerOf(path);
    if (owner !== null || !isFile) {
      throw new DirectoryInUseError(`${folder} is in use by process ${owner ?? 'unknown'}`, { cause: error });
    }
    unlinkSync(path); // left over from a killed process
    return unlockOf(await listenOn(path));
  }
}
