import type { ReactElement } from 'react';

/** A column of a receipt table. */
export interface ReceiptColumn {
  readonly caption: string;
  /** Whether its cells are figures, which stand at the end. @default false */
  readonly isFigure?: boolean;
  /** Whether it may be left out where there is no room. @default false */
  readonly isExtra?: boolean;
}

/** The head of a receipt table: the captions of its columns in order. */
export function ReceiptColumns({ columns }: { readonly columns: readonly ReceiptColumn[] }): ReactElement {
  return (
    <thead>
      <tr>
        {columns.map(({ caption, isFigure, isExtra }) => (
          <th key={caption} scope="col" data-align={isFigure ? 'end' : undefined} data-extra={isExtra}>
            {caption}
          </th>
        ))}
      </tr>
    </thead>
  );
}
