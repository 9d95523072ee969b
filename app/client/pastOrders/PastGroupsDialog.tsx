import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { pastApplicants } from '../../contract/history.ts';
import * as Choices from '../orders/OrderChoices.styles.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { useAction } from '../platform/query/useAction.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { Stack } from './PastGroupsDialog.styles.ts';
import { messages } from './pastOrders.messages.ts';

const longestKeyword = 60;

export interface PastGroupsDialogProps {
  /** Title of the dialog. The title names the part of the existing order that is copied. */
  readonly title: string;
  /** Copies the part of the order that the agent chose. If copying fails, the dialog stays open. */
  readonly onTake: (group: { readonly orderSn: string; readonly groupName: string }) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Dialog with applicants of the agent's past orders, each with its latest order. The agent chooses an order, and a part
 * of that order is copied.
 */
export function PastGroupsDialog({ title, onTake, onClose }: PastGroupsDialogProps): ReactElement {
  const words = useMessages(messages);
  const [keyword, setKeyword] = useState('');
  const asked = useDebounced(keyword.trim().slice(0, longestKeyword));
  const past = useQuestion(pastApplicants, { keyword: asked }, { keepPreviousData: true });
  const { isPending, run } = useAction();
  const [chosen, setChosen] = useState('');
  const groups = past.data?.groups;

  const take = (group: { readonly orderSn: string; readonly groupName: string }) => {
    setChosen(group.orderSn);
    void run(async () => {
      await onTake(group);
      onClose();
    });
  };

  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <Stack>
        <SearchField label={words.search} value={keyword} onChange={setKeyword} />
        {past.error ? <CallFailure error={past.error} onRetry={past.ask} /> : null}
        {groups === undefined && !past.error ? <Skeleton lines={4} label={words.loading} /> : null}
        {groups?.length === 0 ? <EmptyState title={words.none} description={words.noneText} /> : null}
        {groups !== undefined && groups.length > 0 ? (
          <Choices.List aria-label={words.groups}>
            {groups.map(({ orderSn, groupName, createdAt }) => (
              <li key={orderSn}>
                <Choices.Words>
                  {groupName}
                  <Choices.Facts>{words.ordered(orderSn, formatInstant(createdAt).slice(0, 10))}</Choices.Facts>
                </Choices.Words>
                <Button
                  size="small"
                  aria-label={words.takeOf(groupName)}
                  isPending={isPending && chosen === orderSn}
                  onPress={() => take({ orderSn, groupName })}
                >
                  {words.take}
                </Button>
              </li>
            ))}
          </Choices.List>
        ) : null}
      </Stack>
    </Dialog>
  );
}
