import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { EndorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';

import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import type { EndorsementSort } from '../../contract/endorsementSort.ts';
import { columnWidths } from '../list/columnWidths.ts';
import { Lines } from '../list/Lines.tsx';
import * as List from '../list/listTable.styles.ts';
import { endorsementDraftPath, endorsementPath } from '../platform/navigation/paths.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { EndorsementNextStep } from './EndorsementNextStep.tsx';
import type { EndorsementsMessages } from './endorsements.messages.ts';
import { NetAmount } from './NetAmount.tsx';

/** Column of the table of endorsements. The id of a column that can be sorted is the server's sort key. */
export interface EndorsementColumn extends DataGridColumn<EndorsementSummary> {
  readonly id: EndorsementSort['by'] | 'group' | 'numbers' | 'status' | 'next';
}

/**
 * Returns the address that the row of an endorsement leads to. The address of a draft opens the draft for editing; any
 * other address shows the endorsement.
 */
export const wayTo = ({ state, uuid }: EndorsementSummary): string =>
  state === 'temporary' ? endorsementDraftPath(uuid) : endorsementPath(uuid);

/** Returns all columns of the table of endorsements, in display order. */
export const endorsementColumnsIn = (
  words: EndorsementsMessages,
  kinds: EndorsementMessages['kinds'],
): readonly EndorsementColumn[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: (each) => (
      <Lines below={each.productName}>
        <List.Name to={wayTo(each)}>{each.groupName}</List.Name>
      </Lines>
    ),
  },
  {
    id: 'numbers',
    header: words.numbers,
    cell: ({ sn, policySn }) => (
      <Lines below={<UnbrokenWords text={policySn} />}>
        <UnbrokenWords text={sn} />
      </Lines>
    ),
  },
  { id: 'status', header: words.status, cell: ({ state }) => <EndorsementStatusTag status={state} /> },
  { id: 'next', header: words.nextStep, cell: (each) => <EndorsementNextStep endorsement={each} /> },
  {
    id: 'effective',
    header: words.dayAndKind,
    isSortable: true,
    cell: (each) => (
      <Lines below={each.kinds.map((kind) => kinds[kind]).join(words.pause) || '—'}>
        <UnbrokenWords text={each.effectiveDate || '—'} /> {each.isUpcoming ? words.upcoming : null}
      </Lines>
    ),
  },
  {
    id: 'net',
    header: words.net,
    align: 'end',
    isSortable: true,
    // A draft is priced when it is opened and submitted; until then its net amount is 0.
    cell: ({ state, netFen }) =>
      isIn(endorsementMachine.sets.unsubmitted, state) ? '—' : <NetAmount netFen={netFen} />,
  },
  {
    id: 'begun',
    header: words.begun,
    width: columnWidths.instantAfterAmount,
    isSortable: true,
    cell: ({ createdAt }) => <UnbrokenWords text={formatInstant(createdAt)} />,
  },
];
