import { Button } from '@tuanbao/library/components/Button';
import { useEarningsHidden } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { changeInPercent, type MonthTotals } from '@tuanbao/library/domain/user/monthTotals';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useId, useState } from 'react';

import { monthTotals } from '../../contract/monthTotals.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages as homeMessages } from './home.messages.ts';
import { TotalChart } from './TotalChart.tsx';
import { type TotalKind, totalKinds, totalText, valueOf } from './totalKinds.ts';
import { type TotalsMessages, messages } from './totals.messages.ts';
import * as S from './Totals.styles.ts';
import { TotalTable } from './TotalTable.tsx';

/**
 * Returns the text that compares the total of the current month with the total of the previous month. Empty if the two
 * can't be compared.
 */
function comparison(kind: TotalKind, months: readonly MonthTotals[], words: TotalsMessages): string {
  const [before, now] = months.slice(-2);
  if (!before || !now) return '';
  const percent = changeInPercent(valueOf(kind, before), valueOf(kind, now));
  if (percent === null) return before.policies === 0 ? words.noBefore : '';
  if (percent === 0) return words.same;
  return percent > 0 ? words.more(percent) : words.less(-percent);
}

/**
 * The agent's totals of the current month and the months before, as a chart or as a table. Commission is shown only if
 * the agent may see it. Renders nothing if customer mode is on (a customer sees the screen).
 */
export function Totals(): ReactElement | null {
  const words = useMessages(messages);
  const { totalsLoading } = useMessages(homeMessages);
  const isHidden = useEarningsHidden();
  const { data: months, error, ask } = useQuestion(monthTotals, isHidden ? null : {});
  const titleId = useId();
  if (isHidden) return null;
  return (
    <S.Root aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      {months ? <MonthsShown months={months} /> : null}
      {error ? (
        <p role="status">
          {words.failed}
          <Button variant="quiet" size="small" onPress={ask}>
            {words.retry}
          </Button>
        </p>
      ) : null}
      {months || error ? null : <Skeleton lines={6} label={totalsLoading} />}
    </S.Root>
  );
}

function MonthsShown({ months }: { readonly months: readonly MonthTotals[] }): ReactElement | null {
  const words = useMessages(messages);
  const [kind, setKind] = useState<TotalKind>('premium');
  const [isTable, setTable] = useState(false);
  const now = months.at(-1);
  if (!now) return null;
  const kinds = totalKinds.filter((each) => each !== 'commission' || now.commissionFen !== null);
  return (
    <>
      {isTable ? (
        <TotalTable months={months} kinds={kinds} />
      ) : (
        <>
          <S.Choice
            aria-label={words.totals}
            options={kinds.map((each) => ({ value: each, label: words.total[each] }))}
            value={kind}
            onChange={(chosen) => setKind(kinds.find((each) => each === chosen) ?? kind)}
          />
          <S.Now>
            <b>{totalText(kind, now, words)}</b>
            <span>{comparison(kind, months, words)}</span>
          </S.Now>
          <TotalChart months={months} kind={kind} />
        </>
      )}
      <S.Foot>
        <span>{now.commissionFen === null ? words.note : `${words.note}${words.commissionNote}`}</span>
        <Button variant="quiet" size="small" onPress={() => setTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
      </S.Foot>
    </>
  );
}
