import { showToast } from '@tuanbao/library/components/Toast';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect, useRef, useState } from 'react';

import { saveFile } from '../platform/browser/saveFile.ts';
import { isCallError } from '../platform/http/callError.ts';
import { useServices } from '../platform/services/services.ts';
import { orderSheet } from './orderFile.ts';
import { messages as listMessages } from './orderList.messages.ts';
import type { OrderRowsSource } from './orderRowsSource.ts';
import { messages } from './orders.messages.ts';

/** Progress of an export that is running. */
export interface ExportProgress {
  readonly done: number;
  /** Total number of orders; 0 until the first part of them is loaded. */
  readonly total: number;
}

/**
 * Returns the functions and the progress of an export of orders to a file. If the user leaves the page, the export is
 * cancelled.
 */
export function useOrderExport(source: OrderRowsSource): {
  /** Progress of the export; null if no export is running. */
  readonly progress: ExportProgress | null;
  readonly start: () => void;
  readonly cancel: () => void;
} {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const words = {
    orders: useMessages(messages),
    list: useMessages(listMessages),
    states: useMessages(orderStatusMessages),
  };
  const { clock } = useServices();
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<void> => {
    const rows: OrderSummary[] = [];
    await source((orders, total) => {
      rows.push(...orders);
      setProgress({ done: rows.length, total });
    }, signal);
    if (signal.aborted) return;
    const { writeWorkbookInWorker } = await import('@tuanbao/library/spreadsheet/writeWorkbookInWorker');
    const today = clock.today();
    const content = await writeWorkbookInWorker([orderSheet(rows, today, words)]);
    if (signal.aborted) return;
    saveFile({ name: words.list.fileName(today), type: content.type, content });
    showToast({ tone: 'success', title: words.list.exported(rows.length) });
  };

  const start = () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    write(controller.signal)
      .catch((error: unknown) => {
        // For a refused or failed call, `send` has already shown a message.
        if (!isCallError(error)) showToast({ tone: 'danger', title: words.list.exportFailed });
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
