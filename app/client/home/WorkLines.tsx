import { Button } from '@tuanbao/library/components/Button';
import { SuccessIcon } from '@tuanbao/library/components/Icon';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import type { Worklist } from '../data/useWorklist.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useServices } from '../platform/services/services.ts';
import { DoneToday } from './DoneToday.tsx';
import { messages } from './home.messages.ts';
import type { ShownWork, ShowWork } from './useWorkInUrl.ts';
import { WorkGroups } from './WorkGroups.tsx';
import * as S from './WorkHome.styles.ts';
import { WorkLine } from './WorkLine.tsx';

const Pagination = lazyPart(async () => (await import('@tuanbao/library/components/Pagination')).Pagination);

export interface WorkLinesProps {
  readonly work: Worklist;
  readonly shown: ShownWork;
  readonly onShow: ShowWork;
}

/** The entries of the worklist with their filter, and the work that was done today. */
export function WorkLines({ work, shown, onShow }: WorkLinesProps): ReactElement {
  const words = useMessages(messages);
  const today = useServices().clock.today();
  const { list, total, groups, doneToday } = work;
  const { isComplete, query } = shown;
  return (
    <>
      <WorkGroups counts={groups} chosen={query.group} onChoose={onShow} />
      {list.length === 0 ? (
        <S.Nothing>
          <SuccessIcon />
          <span>
            <b>{query.group === null ? words.noneTitle : words.noneInGroup}</b>
            {query.group === null ? words.noneText : null}
          </span>
        </S.Nothing>
      ) : (
        <S.List>
          {list.map((line) => (
            <WorkLine key={`${line.task} ${line.ref}`} line={line} today={today} />
          ))}
        </S.List>
      )}
      <S.End>
        {isComplete && total > query.pageSize ? (
          <Suspense>
            <Pagination
              page={query.page}
              pageSize={query.pageSize}
              total={total}
              onChange={(page) => onShow(query.group, page)}
              aria-label={words.pages}
            />
          </Suspense>
        ) : null}
        {isComplete ? (
          <Button variant="quiet" size="small" onPress={() => onShow('first')}>
            {words.showLess}
          </Button>
        ) : null}
        {!isComplete && total > list.length ? (
          <Button variant="quiet" size="small" onPress={() => onShow(null)}>
            {words.showAll(total)}
          </Button>
        ) : null}
      </S.End>
      <DoneToday done={doneToday} />
    </>
  );
}
