import { Button } from '@tuanbao/library/components/Button';
import type { ChangeMeaning } from '@tuanbao/library/domain/endorsement/changePairs';
import { nameIn, type PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementChanges } from '@tuanbao/library/widgets/EndorsementPersons';
import { type ReactElement, useState } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { revealChange } from '../../contract/endorsementOwnCalls.ts';
import type { EndorsementDetail } from '../../contract/endorsementRecords.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsementDetail.messages.ts';
import * as S from './endorsements.styles.ts';

type Revealed = ResponseOf<typeof revealChange>;

/**
 * Replaces the masked data of a person with the data without masking. If the unmasked data are absent, the person stays
 * masked.
 */
const shownPerson = <P extends { readonly name: string }>(person: P, revealed: Revealed['insuredPerson']): P =>
  revealed
    ? {
        ...person,
        name: revealed.insuredName,
        idNo: revealed.insuredIdNo,
        birthday: revealed.insuredBirthday,
      }
    : person;

function shownChange(change: PersonChange, revealed: Revealed | undefined): PersonChange {
  if (!revealed) return change;
  const { originalPerson, insuredPerson } = revealed;
  if (change.kind === 'add') return { ...change, person: shownPerson(change.person, insuredPerson) };
  if (change.kind === 'remove') return { ...change, original: shownPerson(change.original, originalPerson) };
  return {
    ...change,
    original: shownPerson(change.original, originalPerson),
    person: shownPerson(change.person, insuredPerson),
  };
}

/**
 * Changes of an endorsement with their premium. Names and numbers are masked until the agent reveals the persons of a
 * change. The server records each such request.
 */
export function EndorsementChangeList({ endorsement }: { readonly endorsement: EndorsementDetail }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const [revealed, setRevealed] = useState<ReadonlyMap<number, Revealed>>(new Map());
  const { uuid: conservationUuid, changes, corrections, effectiveDate, trial } = endorsement;
  const show = async (changeIndex: number) => {
    const persons = await send(revealChange, { conservationUuid, changeIndex });
    setRevealed((before) => new Map(before).set(changeIndex, persons));
  };
  const corrected = new Set(corrections);
  const actions = (index: number) => {
    const change = changes[index];
    return !change || revealed.has(index) ? null : <RevealButton name={nameIn(change)} onReveal={() => show(index)} />;
  };
  return (
    <>
      {changes.length > 0 ? <S.Note>{words.revealNote}</S.Note> : null}
      <EndorsementChanges
        changes={changes.map((change, index) => shownChange(change, revealed.get(index)))}
        // Masked numbers of different persons can be equal, so the server returns which replacements are corrections.
        meanings={changes.map((change, index) => meaningIn(change, corrected.has(index)))}
        schemes={[]}
        effectiveDate={effectiveDate}
        trial={trial}
        isCaptionHidden
        actions={actions}
      />
    </>
  );
}

const meaningIn = (change: PersonChange, isCorrection: boolean): ChangeMeaning =>
  isCorrection ? 'correct' : change.kind;

interface RevealButtonProps {
  readonly name: string;
  readonly onReveal: () => Promise<void>;
}

function RevealButton({ name, onReveal }: RevealButtonProps): ReactElement {
  const words = useMessages(messages);
  const { isPending, run } = useAction();
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={words.revealOf(name)}
      isPending={isPending}
      onPress={() => void run(onReveal)}
    >
      {words.reveal}
    </Button>
  );
}
