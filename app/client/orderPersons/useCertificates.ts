import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect, useRef, useState } from 'react';

import type { DownloadedFile } from '../../contract/call.ts';
import { personCertificates } from '../../contract/orderPersons.ts';
import { certificatesAtOnce } from '../../contract/wire/limits.ts';
import { saveFile } from '../platform/browser/saveFile.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { useServices } from '../platform/services/services.ts';
import { filesInZip, joinedZips } from './joinedZips.ts';
import { messages } from './orderPersons.messages.ts';

/** The persons whose certificates are downloaded. */
export interface CertifiedPersons {
  readonly orderSn: string;
  readonly rosterVersion: number;
  /** Keys of the persons; null for all persons of the roster. */
  readonly keys: readonly number[] | null;
  readonly total: number;
}

/** Progress of a download that is running. */
interface CertificatesProgress {
  readonly done: number;
  readonly total: number;
}

/** Requests the parts of a download one after the other. @throws CallError */
async function* partsOf(
  send: Send,
  { orderSn, rosterVersion, keys, total }: CertifiedPersons,
  signal: AbortSignal,
): AsyncGenerator<DownloadedFile> {
  const parts = Math.ceil((keys?.length ?? total) / certificatesAtOnce);
  for (let part = 0; part < parts && !signal.aborted; part += 1) {
    const asked = keys
      ? { keyList: keys.slice(part * certificatesAtOnce, (part + 1) * certificatesAtOnce) }
      : { pageIndex: part + 1 };
    yield await send(personCertificates, { orderSn, rosterVersion, ...asked }, { noLoading: true, signal });
  }
}

/**
 * Returns the functions and the progress of a download of certificates as one zip file. The server generates the
 * certificates in parts, so that the failure of a part can be reported immediately. If the user leaves the page, the
 * download is cancelled.
 */
export function useCertificates(): {
  /** Progress of the download; null if no download is running. */
  readonly progress: CertificatesProgress | null;
  /** Starts a download. `find` returns the persons, and may request them from the server. */
  readonly start: (find: () => Promise<CertifiedPersons>) => void;
  readonly cancel: () => void;
} {
  const words = useMessages(messages);
  const { send } = useServices();
  const [progress, setProgress] = useState<CertificatesProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (find: () => Promise<CertifiedPersons>, signal: AbortSignal): Promise<void> => {
    const persons = await find();
    setProgress({ done: 0, total: persons.total });
    const archives: Blob[] = [];
    let [name, done] = ['', 0];
    for await (const part of partsOf(send, persons, signal)) {
      archives.push(part.content);
      name = part.name;
      done += await filesInZip(part.content);
      setProgress({ done, total: persons.total });
    }
    if (signal.aborted) return;
    if (done === 0) {
      showToast({ tone: 'warning', title: words.nothingToSave });
      return;
    }
    const [only, ...others] = archives;
    const content = only && others.length === 0 ? only : await joinedZips(archives);
    saveFile({ name, type: content.type, content });
    showToast({ tone: 'success', title: words.saved(done) });
  };

  const start = (find: () => Promise<CertifiedPersons>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    write(find, controller.signal)
      .catch((error: unknown) => {
        // For a refused or failed call, `send` has already shown a message.
        if (!isCallError(error)) showToast({ tone: 'danger', title: words.failed });
      })
      .finally(() => {
        if (running.current === controller) running.current = null;
        if (!controller.signal.aborted) setProgress(null);
      });
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  return { progress, start, cancel };
}
