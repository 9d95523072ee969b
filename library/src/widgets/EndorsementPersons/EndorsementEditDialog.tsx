import { type ReactElement, useMemo } from 'react';

import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import type { EndorsementKind } from '../../domain/product/endorsementRule.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { usualChoices } from '../OccupationPicker/index.ts';
import { EndorsementPersonDialog } from './EndorsementPersonDialog.tsx';
import { EndorsementRemoveDialog } from './EndorsementRemoveDialog.tsx';
import type { CheckOccupation } from './useEndorsementPersonState.ts';

/** The change that the user is editing. `index` is its index in the list of changes; null if the change is new. */
export type Editing = { readonly kind: EndorsementKind; readonly index: number | null };

/** Returns the occupations that are offered first: the occupations of the insured persons and of the added persons. */
const occupationsIn = (insured: readonly Person[], changes: readonly PersonChange[]): readonly string[] => [
  ...insured.map(({ occupationCode }) => occupationCode),
  ...changes.map((change) => (change.kind === 'remove' ? '' : change.person.occupationCode)),
];

export interface EndorsementEditDialogProps {
  /** All changes of the endorsement. */
  readonly value: readonly PersonChange[];
  /** Called with all changes after a change was entered or edited. */
  readonly onChange: (changes: readonly PersonChange[]) => void;
  /** Persons who are insured before the endorsement. */
  readonly insured: readonly Person[];
  /** Product data and rules by which persons are checked. */
  readonly context: RosterContext;
  /** Checks on the server if the policy accepts an occupation. @default only the rules of the product apply */
  readonly checkOccupation?: CheckOccupation | undefined;
  /** The change that is edited, or the kind of the new change. */
  readonly editing: Editing;
  /** Called when the dialog closes. */
  readonly onClose: () => void;
}

/** Dialog in which a change is entered or edited. */
export function EndorsementEditDialog({ editing, onClose, ...props }: EndorsementEditDialogProps): ReactElement {
  const { value, onChange, insured, context, checkOccupation } = props;
  const recent = useMemo(() => usualChoices(() => occupationsIn(insured, value)), [insured, value]);
  const leaving = new Set(value.flatMap((change) => (change.kind === 'add' ? [] : [change.original.key])));
  const edited = editing.index === null ? undefined : value[editing.index];
  const put = (change: PersonChange, isLast: boolean) => {
    const at = editing.index;
    onChange(at === null ? [...value, change] : value.map((each, index) => (index === at ? change : each)));
    if (isLast) onClose();
  };
  if (editing.kind === 'remove')
    return (
      <EndorsementRemoveDialog
        insured={insured.filter(({ key }) => !leaving.has(key))}
        onTake={(originals) => {
          onChange([...value, ...originals.map((original): PersonChange => ({ kind: 'remove', original }))]);
          onClose();
        }}
        onClose={onClose}
      />
    );
  return (
    <EndorsementPersonDialog
      kind={editing.kind}
      change={edited?.kind === 'remove' ? undefined : edited}
      insured={insured.filter(
        ({ key }) => !leaving.has(key) || (edited?.kind === 'replace' && edited.original.key === key),
      )}
      context={context}
      recent={recent}
      checkOccupation={checkOccupation}
      onTake={put}
      onClose={onClose}
    />
  );
}
