import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the folder open. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/** A socket that belongs to the folder. Linux and Windows drop it with the process; elsewhere it is a file that may stay behind. */
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

/** The process that answers on the socket; null without one. */
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
 * Keeps a second process off an embedded database's folder: the database itself lets it in, and rows are lost.
 * Ends with the process, however it ends. @throws DirectoryInUseError
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
    unlinkSync(path); // left by a process that was killed
    return unlockOf(await listenOn(path));
  }
}
