import type { ReactElement } from 'react';

/** A column of a receipt table. */
export interface ReceiptColumn {
  /** Caption of the column. */
  readonly caption: string;
  /** True for a column of numbers. Its caption is aligned to the end of the column. @default false */
  readonly isNumeric?: boolean;
  /**
   * If true, the caption is hidden when there isn't enough space. The cells of the column must have `data-extra`.
   * @default false
   */
  readonly isExtra?: boolean;
}

/** The header row of a receipt table. */
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
