import { showToast } from '@tuanbao/library/components/Toast';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { WrittenSheet } from '@tuanbao/library/spreadsheet/writeWorkbook';
import { useState } from 'react';

import { saveFile } from '../../client/platform/browser/saveFile.ts';
import { figureFields, useRowName } from './figureColumns.tsx';
import { messages } from './figures.messages.ts';
import { conversionOf, isAmount } from './measures.ts';
import type { Figures, FigureView } from './useFigures.ts';

const cellsOf = (name: string, sums: Figures['total']) => [
  name,
  ...figureFields.map((field) => Number(sums[field])),
  conversionOf(sums),
];

/**
 * Returns the function that creates the sheets of the export: the table of figures with its total, and the table with
 * the median time in each state.
 */
function useSheets({ grouping }: FigureView): (figures: Figures) => readonly WrittenSheet[] {
  const words = useMessages(messages);
  const states = useMessages(orderStatusMessages);
  const rowName = useRowName();
  const caption = (field: (typeof figureFields)[number]) =>
    isAmount(field) ? words.yuan(words.fields[field]) : words.fields[field];
  return ({ rows, total, times }) => [
    {
      name: words.title,
      columns: [
        { caption: words.keys[grouping], width: 24 },
        ...figureFields.map((field) => ({ caption: caption(field), width: 16 })),
        { caption: words.conversion },
      ],
      rows: [...rows.map((row) => cellsOf(rowName(row, grouping), row)), cellsOf(words.total, total)],
    },
    {
      name: words.times,
      columns: [{ caption: words.status, width: 24 }, { caption: words.orders }, { caption: words.seconds, width: 20 }],
      rows: times.map(({ status, orders, medianSeconds }) => [states[status], orders, medianSeconds]),
    },
  ];
}

/**
 * Returns the function that saves the figures as an xlsx file. Returns null if no figures are loaded or while a file is
 * being written.
 */
export function useFigureExport(view: FigureView): (() => void) | null {
  const words = useMessages(messages);
  const sheetsOf = useSheets(view);
  const [isWriting, setWriting] = useState(false);
  const { from, until, question } = view;
  const { data } = question;
  if (!data || isWriting) return null;
  const write = async () => {
    const { writeWorkbookInWorker } = await import('@tuanbao/library/spreadsheet/writeWorkbookInWorker');
    const content = await writeWorkbookInWorker(sheetsOf(data));
    saveFile({ name: words.fileName(from, until), type: content.type, content });
    showToast({ tone: 'success', title: words.exported });
  };
  return () => {
    setWriting(true);
    write()
      .catch(() => showToast({ tone: 'danger', title: words.exportFailed }))
      .finally(() => setWriting(false));
  };
}
