import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';

import { uploadSingleImage } from '../../app/contract/files.ts';
import { recogniseLicence } from '../../app/contract/materials.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { ask, signedIn } from '../setup/remoteAgent.ts';
import { startServerProcess } from '../setup/serverProcess.ts';
import type { Place } from './place.ts';
import { type Outcome, outcomeOf } from './report.ts';

const megabyte = 1024 * 1024;
const memoryLimitMb = 200;
const longestMs = 3000;

/**
 * Returns a PDF whose only page has `bytes` bytes of content when it is unpacked. The file is about a thousand times
 * smaller.
 */
function pdfBomb(bytes: number): Buffer {
  const content = deflateSync(Buffer.alloc(bytes, '0 0 m\n'), { level: 9 });
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<<>>>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ];
  const pieces = [Buffer.from('%PDF-1.4\n')];
  for (const [at, object] of objects.entries()) {
    pieces.push(Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  pieces.push(Buffer.from('trailer<</Root 1 0 R/Size 5>>\n%%EOF\n'));
  return Buffer.concat(pieces);
}

/**
 * Files to upload. If `isKept` is true, the server must store the file and read it as a licence. Otherwise it must
 * refuse the file with a message.
 */
const hostile: Readonly<Record<string, { readonly make: () => Buffer | Promise<Buffer>; readonly isKept: boolean }>> = {
  'a picture of 64 million pixels': { make: () => picture(8000, 8000), isKept: false },
  'a picture of 49 million pixels': { make: () => picture(7000, 7000), isKept: true },
  'a PDF that unpacks to 512 MB': { make: () => pdfBomb(512 * megabyte), isKept: true },
  'a picture that is an archive as well': {
    make: async () =>
      Buffer.concat([await picture(9, 9, 'jpeg'), Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]),
    isKept: false,
  },
  'a picture that is a page as well': {
    make: async () => Buffer.concat([await picture(9, 9, 'jpeg'), Buffer.from('<script>alert(1)</script>')]),
    isKept: false,
  },
};

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Starts to measure the memory of a process. Call the returned function to stop and to get the maximum in MB. */
function watchMemory(pid: number): () => number {
  let most = memoryOf(pid);
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), 10);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** Promise B2: uploads of files that become much larger when they are unpacked, or that have two types at once. */
export async function hostileUploads(place: Place): Promise<Outcome> {
  const server = await startServerProcess({ ...place.environment, LOG_LEVEL: 'silent' }, 'built');
  const faults: string[] = [];
  let [worstMb, worstMs] = [0, 0];
  try {
    const cookie = await signedIn(server.url);
    const read = async (content: Buffer) => {
      const { data } = await ask(server.url, uploadSingleImage, { file: fileOf(content, '营业执照') }, cookie);
      await ask(server.url, recogniseLicence, { imageUrl: data.url }, cookie);
    };
    await read(await picture()); // The first picture makes the server load its libraries.
    for (const [name, { make, isKept }] of Object.entries(hostile)) {
      const content = await make();
      await pause(500);
      const before = memoryOf(server.pid);
      const most = watchMemory(server.pid);
      const from = performance.now();
      const refusal = await read(content).then(
        () => null,
        (error: Error) => error.message,
      );
      const ms = performance.now() - from;
      const mb = most() - before;
      [worstMb, worstMs] = [Math.max(worstMb, mb), Math.max(worstMs, ms)];
      if (isKept !== (refusal === null)) faults.push(`${name} was ${refusal ?? 'taken'}`);
      if (refusal !== null && !/\p{Script=Han}/u.test(refusal)) faults.push(`${name}: no words but ${refusal}`);
      if (mb > memoryLimitMb) faults.push(`${name} took ${mb.toFixed(0)} MB`);
      if (ms > longestMs) faults.push(`${name} took ${ms.toFixed(0)} ms`);
    }
  } finally {
    await server.stop();
  }
  const reached = `${Object.keys(hostile).length} files, at most +${worstMb.toFixed(0)} MB and ${worstMs.toFixed(0)} ms`;
  return outcomeOf('B2', place.name, reached, faults);
}
