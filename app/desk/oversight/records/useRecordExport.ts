import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { WrittenSheet } from '@tuanbao/library/spreadsheet/writeWorkbook';
import { useEffect, useRef, useState } from 'react';

import { saveFile } from '../../../client/platform/browser/saveFile.ts';
import { isCallError } from '../../../client/platform/http/callError.ts';
import { useServices } from '../../../client/platform/services/services.ts';
import type { Call } from '../../../contract/call.ts';
import { messages } from './records.messages.ts';

/** Number of records that one request of an export loads. */
const partSize = 500;

/** Fields of a request that loads one part of the records. */
interface PartFields {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly upTo?: number | undefined;
}

/** Response with one part of the records. */
interface Part<Row> {
  readonly total: number;
  readonly newest: number;
  readonly list: readonly Row[];
}

/** Progress of an export: the number of records that are loaded, and the number of all selected records. */
export interface ExportProgress {
  readonly done: number;
  /** Total number of records; 0 until the first part is loaded. */
  readonly total: number;
}

/**
 * Returns the progress of an export, and the function that starts the export. An export saves all records that a
 * request selects as an xlsx file. If the operator leaves the page, the export is cancelled.
 */
export function useRecordExport<Request extends PartFields, Row>(
  call: Call<Request, Part<Row>>,
  request: Request,
  sheetOf: (rows: readonly Row[]) => WrittenSheet,
): { readonly progress: ExportProgress | null; readonly start: () => void } {
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const write = async () => {
    const rows: Row[] = [];
    let upTo = 0;
    for (let pageIndex = 1; !isLeft.current; pageIndex += 1) {
      const part = await send(call, { ...request, pageIndex, pageSize: partSize, upTo }, { noLoading: true });
      upTo = part.newest;
      rows.push(...part.list);
      if (!isLeft.current) setProgress({ done: rows.length, total: part.total });
      if (part.list.length < partSize) break;
    }
    if (isLeft.current) return;
    const { writeWorkbookInWorker } = await import('@tuanbao/library/spreadsheet/writeWorkbookInWorker');
    const sheet = sheetOf(rows);
    const content = await writeWorkbookInWorker([sheet]);
    saveFile({ name: words.fileName(sheet.name, clock.today()), type: content.type, content });
    showToast({ tone: 'success', title: words.exported(rows.length) });
  };
  const start = () => {
    if (progress) return;
    setProgress({ done: 0, total: 0 });
    write()
      .catch((error: unknown) => {
        // For a refused or failed call, `send` has already shown a message.
        if (!isCallError(error)) showToast({ tone: 'danger', title: words.exportFailed });
      })
      .finally(() => {
        if (!isLeft.current) setProgress(null);
      });
  };
  return { progress, start };
}
