import type { MonthTotals } from '@tuanbao/library/domain/user/monthTotals';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type TotalKind, totalText, partsOfMonth } from './totalKinds.ts';
import { messages } from './totals.messages.ts';
import * as S from './Totals.styles.ts';

export interface TotalTableProps {
  /** Months, oldest first. */
  readonly months: readonly MonthTotals[];
  /** Totals that the agent may see, one for each column. */
  readonly kinds: readonly TotalKind[];
}

/** The totals of all months as a table, newest month first. */
export function TotalTable({ months, kinds }: TotalTableProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Scroll role="group" aria-label={words.title} tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">{words.monthHead}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words.total[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map((month) => (
            <tr key={month.month}>
              <th scope="row">{words.monthOfYear(...partsOfMonth(month.month))}</th>
              {kinds.map((kind) => (
                <td key={kind}>{totalText(kind, month, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}
