import type { ReactElement } from 'react';

/** A column of a receipt table. */
export interface ReceiptColumn {
  /** Caption of the column. */
  readonly caption: string;
  /** Aligns its numbers to the end. @default false */
  readonly isNumeric?: boolean;
  /** Hides the column where there is no room. @default false */
  readonly isExtra?: boolean;
}

/** The head of a receipt table: the captions of its columns. */
export function ReceiptColumns({ columns }: { readonly columns: readonly ReceiptColumn[] }): ReactElement {
  return (
    <thead>
      <tr>
        {columns.map(({ caption, isNumeric, isExtra }) => (
          <th key={caption} scope="col" data-align={isNumeric ? 'end' : undefined} data-extra={isExtra}>
            {caption}
          </th>
        ))}
      </tr>
    </thead>
  );
}
