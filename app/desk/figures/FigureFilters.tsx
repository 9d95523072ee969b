import { Button } from '@tuanbao/library/components/Button';
import { DateRangeField } from '@tuanbao/library/components/DateRangeField';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { Tag } from '@tuanbao/library/components/Tag';
import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { figureGroupings } from '../../contract/desk/figures/figures.schema.ts';
import { messages } from './figures.messages.ts';
import * as S from './figures.styles.ts';
import { platformHost } from './figuresPath.ts';
import type { FigureView } from './useFigures.ts';

/** Fields for period and grouping. Also shows the product and the agency to which the figures are limited. */
export function FigureFilters({ view }: { readonly view: FigureView }): ReactElement {
  const words = useMessages(messages);
  const today = useServices().clock.today();
  const { query, from, until, problem, grouping } = view;
  const recent = (label: string, days: number) => ({ label, start: plusDays(today, 1 - days), end: today });
  return (
    <S.Filters>
      <DateRangeField
        label={words.period}
        value={{ start: from, end: until }}
        maxValue={today}
        onChange={({ start, end }) => query.change({ from: start, until: end })}
        errorMessage={problem ? words.periodProblems[problem] : undefined}
        presets={[recent(words.recent.week, 7), recent(words.recent.month, 30), recent(words.recent.quarter, 90)]}
      />
      <SegmentedControl
        label={words.grouping}
        options={figureGroupings.map((value) => ({ value, label: words.groupings[value] }))}
        value={grouping}
        onChange={(value) => query.change({ grouping: value === 'day' ? '' : value })}
      />
      <Limits view={view} />
    </S.Filters>
  );
}

/**
 * The product and the agency to which the figures are limited, and a button that removes both limits. Null if there is
 * no limit.
 */
function Limits({ view: { query, question } }: { readonly view: FigureView }): ReactElement | null {
  const words = useMessages(messages);
  const { product, host } = query.filters;
  if (product === '' && host === '') return null;
  const names = question.data;
  return (
    <S.Limits>
      {product === '' ? null : <Tag>{words.ofProduct(names?.productName ?? product)}</Tag>}
      {host === '' ? null : (
        <Tag>{words.ofAgency(host === platformHost ? words.platform : (names?.agencyName ?? host))}</Tag>
      )}
      <Button size="small" onPress={() => query.change({ product: '', host: '' })}>
        {words.showAll}
      </Button>
    </S.Limits>
  );
}
