import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Tag, type TagTone } from '@tuanbao/library/components/Tag';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useMemo } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import type { QualificationRow, RequestState } from '../../contract/desk/people/qualifications.ts';
import { Name } from '../list/cells.styles.ts';
import { pathOfAgent } from './peoplePaths.ts';
import { messages } from './qualifications.messages.ts';
import { waitingTime } from './waitingTime.ts';

const tones: Readonly<Record<RequestState, TagTone>> = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'neutral',
};

/** Returns the columns of the queue of agents' requests for verification. */
export function useQualificationColumns(): readonly DataGridColumn<QualificationRow>[] {
  const words = useMessages(messages);
  const { clock } = useServices();
  return useMemo(() => {
    const waitedFor = ({ state, requestedAt }: QualificationRow) => {
      const { days, hours } = waitingTime(requestedAt, clock.now());
      return state === 'waiting' ? words.waitedFor(days, hours) : '—';
    };
    return [
      {
        id: 'agent',
        header: words.agent,
        isRowHeader: true,
        cell: ({ agentId, agentName }) => <Name to={pathOfAgent(agentId)}>{agentName}</Name>,
      },
      { id: 'requestedAt', header: words.requestedAt, cell: ({ requestedAt }) => formatInstant(requestedAt) },
      { id: 'waited', header: words.waited, cell: waitedFor },
      {
        id: 'state',
        header: words.state,
        cell: ({ state }) => <Tag tone={tones[state]}>{words.states[state]}</Tag>,
      },
    ];
  }, [words, clock]);
}
