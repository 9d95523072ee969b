import { Button } from '@tuanbao/library/components/Button';
import { type WorkGroup, workGroups } from '@tuanbao/library/domain/worklist/workTask';
import { formatCount } from '@tuanbao/library/i18n/counted';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { Worklist } from '../data/useWorklist.ts';
import { messages } from './home.messages.ts';
import * as S from './WorkHome.styles.ts';

export interface WorkGroupsProps {
  readonly counts: Worklist['groups'];
  /** Group that is shown; null if all groups are shown. */
  readonly chosen: WorkGroup | null;
  readonly onChoose: (group: WorkGroup | null) => void;
}

/**
 * Filter of the worklist by group. Groups without entries are left out, except the chosen group. Renders nothing if
 * fewer than two groups have entries and no group is chosen.
 */
export function WorkGroups({ counts, chosen, onChoose }: WorkGroupsProps): ReactElement | null {
  const words = useMessages(messages);
  const shown = workGroups.filter((group) => counts[group] > 0 || group === chosen);
  if (shown.length < 2 && chosen === null) return null;
  return (
    <S.Groups role="group" aria-label={words.groups}>
      {[null, ...shown].map((group) => (
        <S.Group key={group ?? 'all'} data-chosen={group === chosen || undefined}>
          <Button variant="quiet" size="small" aria-pressed={group === chosen} onPress={() => onChoose(group)}>
            {group === null ? words.everyGroup : `${words.group[group]} ${formatCount(counts[group])}`}
          </Button>
        </S.Group>
      ))}
    </S.Groups>
  );
}
