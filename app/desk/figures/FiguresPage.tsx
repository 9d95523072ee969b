import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { DeskPage } from '../page/DeskPage.tsx';
import { ChartCard, TableCard, TimesCard, TotalCard } from './FigureCards.tsx';
import { FigureFilters } from './FigureFilters.tsx';
import { messages } from './figures.messages.ts';
import { useFigureExport } from './useFigureExport.ts';
import { type FigureView, useFigures } from './useFigures.ts';

/**
 * Page with the figures of a period by day, product or agency: totals, a chart, a table, and the median time that
 * orders spend in each state.
 */
export default function FiguresPage(): ReactElement {
  const words = useMessages(messages);
  const view = useFigures();
  const startExport = useFigureExport(view);
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button isDisabled={startExport === null} onPress={() => startExport?.()}>
          {words.exportList}
        </Button>
      }
    >
      <FigureFilters view={view} />
      {view.problem ? null : <Shown view={view} />}
    </DeskPage>
  );
}

function Shown({ view }: { readonly view: FigureView }): ReactElement {
  const words = useMessages(messages);
  const { data, error, ask } = view.question;
  if (error) return <CallFailure error={error} onRetry={ask} />;
  if (!data) return <Skeleton lines={8} label={words.title} />;
  if (data.rows.length === 0) return <EmptyState title={words.none} />;
  const parts = { view, figures: data };
  return (
    <>
      <TotalCard figures={data} />
      <ChartCard {...parts} />
      <TableCard {...parts} />
      <TimesCard {...parts} />
    </>
  );
}
