import type { ReactElement } from 'react';

import { Money } from '../../components/Money/index.ts';
import type { TrialLine } from '../../domain/endorsement/endorsementTrial.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ReceiptColumns } from '../PremiumReceipt/index.ts';
import { messages } from './EndorsementPremium.messages.ts';
import * as S from './EndorsementPremium.styles.ts';

export interface EndorsementPremiumLinesProps {
  /** The changes, in the same order as `lines`. */
  changes: readonly PersonChange[];
  /** The lines of the trial premium, one for each change. */
  lines: readonly TrialLine[];
}

const namesOf = (change: PersonChange | undefined): string => {
  if (!change) return '';
  if (change.kind === 'add') return change.person.name;
  return change.kind === 'remove' ? change.original.name : `${change.original.name} → ${change.person.name}`;
};

/** Printed table of the premium or refund of each person. If there are fees, the table has a column for the fees. */
export function EndorsementPremiumLines({ changes, lines }: EndorsementPremiumLinesProps): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const hasFees = lines.some(({ feeFen }) => feeFen !== 0);
  return (
    <S.Table>
      <caption>{words.persons(lines.length)}</caption>
      <ReceiptColumns
        columns={[
          { caption: words.person },
          { caption: words.kind },
          { caption: words.charge, isNumeric: true },
          { caption: words.refund, isNumeric: true },
          ...(hasFees ? [{ caption: words.fee, isNumeric: true }] : []),
          { caption: words.net, isNumeric: true },
        ]}
      />
      <tbody>
        {lines.map((line) => (
          <tr key={line.index}>
            <th scope="row">{namesOf(changes[line.index])}</th>
            <td>{kinds[line.kind]}</td>
            <td data-align="end">
              <Money fen={line.chargeFen} />
            </td>
            <td data-align="end">
              <Money fen={line.refundFen} />
            </td>
            {hasFees ? (
              <td data-align="end">
                <Money fen={line.feeFen} />
              </td>
            ) : null}
            <td data-align="end">
              <Money fen={line.netFen} />
            </td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
