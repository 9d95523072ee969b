import type { CSSProperties, ReactElement } from 'react';

import { gbkLengthOf } from '../../domain/invoice/gbkBytes.ts';
import { maxGbkBytes } from '../../domain/invoice/invoiceProblems.ts';
import * as S from './InvoiceForm.styles.ts';

export interface InvoiceFormBytesProps {
  /** Texts that the tax system prints in one line. */
  texts: readonly string[];
  /** Returns the text that says how much of the line is used. `used` and `max` are bytes. */
  words: (used: number, max: number) => string;
}

/** Shows how many bytes are used of a line that the tax system prints. */
export function InvoiceFormBytes({ texts, words }: InvoiceFormBytesProps): ReactElement {
  const used = texts.reduce((sum, text) => sum + gbkLengthOf(text).bytes, 0);
  const share = Math.min(100, (used / maxGbkBytes) * 100);
  const shareStyle: CSSProperties & Record<'--invoice-form-share', number> = { '--invoice-form-share': share };
  return (
    <S.Bytes data-full={used > maxGbkBytes || undefined}>
      {words(used, maxGbkBytes)}
      <S.Bar aria-hidden="true" style={shareStyle} />
    </S.Bytes>
  );
}
