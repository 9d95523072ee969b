import { endorsementDifference } from '@tuanbao/library/domain/endorsement/endorsementDifference';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { EndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { EndorsementDraft } from '../../contract/endorsementOwnCalls.ts';
import { messages as conflictMessages } from '../drafts/conflict.messages.ts';
import { useListedNames } from '../drafts/useListedNames.ts';
import { VersionChoice } from '../drafts/VersionChoice.tsx';
import { messages } from './endorsements.messages.ts';
import type { EndorsementDraftState } from './useEndorsementDraft.ts';

export interface EndorsementConflictProps {
  readonly rule: EndorsementRule;
  readonly mine: Pick<EndorsementDraftState, 'request' | 'materials'>;
  /** Newer version of the draft, which was saved on another page or device. */
  readonly theirs: EndorsementDraft;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/**
 * Dialog that opens when a newer version of the draft of an endorsement was saved on another page or device. The dialog
 * shows how the two versions differ and lets the agent choose one.
 */
export function EndorsementConflict(props: EndorsementConflictProps): ReactElement {
  const { rule, mine, theirs, onTakeTheirs, onKeepMine } = props;
  const words = useMessages(messages);
  const shared = useMessages(conflictMessages);
  const { effectiveDate, changes, materials } = endorsementDifference(mine, theirs);
  const { onlyMine, onlyTheirs, changed } = changes;
  const hasChanges = [onlyMine, onlyTheirs, changed].some(({ length }) => length > 0);
  const nameOf = (code: string) => rule.materials.find((material) => material.code === code)?.name ?? code;
  return (
    <VersionChoice savedAt={theirs.savedAt} onTakeTheirs={onTakeTheirs} onKeepMine={onKeepMine}>
      {effectiveDate ? (
        <tr>
          <th scope="row">{words.effectiveDate}</th>
          <td>{effectiveDate.mine || shared.empty}</td>
          <td>{effectiveDate.theirs || shared.empty}</td>
        </tr>
      ) : null}
      {hasChanges ? (
        <tr>
          <th scope="row">{words.changes}</th>
          <ChangesCell all={mine.request.changes} only={onlyMine} changed={changed.map((pair) => pair.mine)} />
          <ChangesCell all={theirs.request.changes} only={onlyTheirs} changed={changed.map((pair) => pair.theirs)} />
        </tr>
      ) : null}
      {materials.map(({ code, mine: own, theirs: other }) => (
        <tr key={code}>
          <th scope="row">{nameOf(code)}</th>
          <td>{shared.files(own)}</td>
          <td>{own === other ? shared.otherFiles(other) : shared.files(other)}</td>
        </tr>
      ))}
    </VersionChoice>
  );
}

const nameIn = (change: PersonChange): string => (change.kind === 'add' ? change.person : change.original).name;

interface ChangesCellProps {
  readonly all: readonly PersonChange[];
  /** Changes that are in this version but not in the other version. */
  readonly only: readonly PersonChange[];
  /** Changes that are in both versions, with different data. */
  readonly changed: readonly PersonChange[];
}

function ChangesCell({ all, only, changed }: ChangesCellProps): ReactElement {
  const words = useMessages(messages);
  const listed = useListedNames();
  return (
    <td>
      <p>{words.changeCount(all.length)}</p>
      {only.length === 0 ? null : <p>{words.changesOnly(listed(only.map(nameIn)), only.length)}</p>}
      {changed.length === 0 ? null : <p>{words.changesDiffer(listed(changed.map(nameIn)), changed.length)}</p>}
    </td>
  );
}
