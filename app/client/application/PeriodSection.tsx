import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart, useDraftProblems } from '../drafts/useDraft.ts';
import { startDateParameter } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { messages } from './application.messages.ts';
import { periodFieldIds } from './sections.ts';
import { startWindowOf } from './startWindow.ts';
import { useProblemText } from './useProblemText.ts';
import * as S from './WriteScreen.styles.ts';
import { WriteSection } from './WriteSection.tsx';

/** Focuses the field for the first day of cover if the query of the page's address requests a new first day. */
function useAskedStartDate(): void {
  const [query] = useSearchParams();
  const isAsked = query.has(startDateParameter);
  useEffect(() => {
    if (isAsked) document.getElementById(periodFieldIds.startDate)?.focus();
  }, [isAsked]);
}

/** Section with the first day and the duration of the cover. */
export function PeriodSection({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const textOf = useProblemText();
  const { product, startDays } = store.surroundings;
  const startDate = useDraftPart(store, 'startDate');
  const months = useDraftPart(store, 'months');
  const problems = useDraftProblems(store);
  useAskedStartDate();
  const errorAt = (path: string) => {
    const problem = problems.find((candidate) => candidate.path === path);
    return problem ? { [path]: textOf(problem) } : {};
  };
  const { earliest, latest } = startWindowOf(store.surroundings);

  return (
    <WriteSection section="period" title={words.section.period}>
      <S.Fields>
        <FormikMirror
          values={{ startDate, months: String(months) }}
          errors={{ ...errorAt('startDate'), ...errorAt('months') }}
        >
          <FormikDateField
            id={periodFieldIds.startDate}
            name="startDate"
            label={words.startDate}
            isRequired
            onChange={(day) => store.change({ startDate: day })}
            minValue={earliest}
            maxValue={latest}
            unavailableDays={startDays.closedDays}
            description={words.startDateHint(earliest, latest)}
          />
          <FormikSelect
            id={periodFieldIds.months}
            name="months"
            label={words.months}
            isRequired
            onChange={(value) => store.change({ months: Number(value) })}
            options={product.durations.map((duration) => ({
              value: String(duration),
              label: words.duration(duration),
            }))}
            description={isCalendarDay(startDate) ? words.endsOn(lastDayOfCover(startDate, months)) : undefined}
          />
        </FormikMirror>
      </S.Fields>
    </WriteSection>
  );
}
