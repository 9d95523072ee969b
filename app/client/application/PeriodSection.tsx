import { DateField } from '@tuanbao/library/components/DateField';
import { Select } from '@tuanbao/library/components/Select';
import { lastDayOfCover, plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart, useDraftProblems } from '../drafts/useDraft.ts';
import { startDateParameter } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { messages } from './application.messages.ts';
import { periodFieldIds } from './sections.ts';
import { useProblemText } from './useProblemText.ts';
import * as S from './WriteScreen.styles.ts';
import { WriteSection } from './WriteSection.tsx';

/** Puts focus into the first day of cover where the address asks for another one. */
function useAskedStartDate(): void {
  const [query] = useSearchParams();
  const isAsked = query.has(startDateParameter);
  useEffect(() => {
    if (isAsked) document.getElementById(periodFieldIds.startDate)?.focus();
  }, [isAsked]);
}

/** When the cover begins and how long it lasts. */
export function PeriodSection({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const textOf = useProblemText();
  const { product, today, startDays } = store.surroundings;
  const startDate = useDraftPart(store, 'startDate');
  const months = useDraftPart(store, 'months');
  const problems = useDraftProblems(store);
  useAskedStartDate();
  const errorAt = (path: string) => {
    const problem = problems.find((candidate) => candidate.path === path);
    return problem ? textOf(problem) : undefined;
  };
  const [earliest = ''] = [plusDays(today, product.startDay.earliest), startDays.earliest].sort().reverse();
  const [latest = ''] = [plusDays(today, product.startDay.latest), startDays.latest].sort();

  return (
    <WriteSection section="period" title={words.section.period}>
      <S.Fields>
        <DateField
          id={periodFieldIds.startDate}
          label={words.startDate}
          isRequired
          value={startDate}
          onChange={(day) => store.change({ startDate: day })}
          minValue={earliest}
          maxValue={latest}
          unavailableDays={startDays.closedDays}
          description={words.startDateHint(earliest, latest)}
          errorMessage={errorAt('startDate')}
        />
        <Select
          id={periodFieldIds.months}
          label={words.months}
          isRequired
          value={String(months)}
          onChange={(value) => store.change({ months: Number(value) })}
          options={product.durations.map((duration) => ({
            value: String(duration),
            label: words.duration(duration),
          }))}
          description={isCalendarDay(startDate) ? words.endsOn(lastDayOfCover(startDate, months)) : undefined}
          errorMessage={errorAt('months')}
        />
      </S.Fields>
    </WriteSection>
  );
}
