import { useState } from 'react';

import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { OccupationLine, Scheme } from '../../domain/scheme/scheme.ts';
import { withCopyOf, withNewScheme } from '../../domain/scheme/schemeList.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { schemeNameMessages } from '../../i18n/schemeName.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export interface SchemeEditorStateProps {
  /** The product, which defines the plans and factors that the user can choose. */
  product: ProductDefinition;
  /** The schemes of the order (controlled). */
  schemes: readonly Scheme[];
  /**
   * Called with all schemes after every change. If a scheme was removed, the parent component must also remove the
   * persons of that scheme.
   */
  onChange: (schemes: readonly Scheme[]) => void;
  /**
   * The number of persons in the roster by occupation class, for each scheme id. A scheme without an entry is priced
   * for the numbers of persons that the user has planned in its occupations.
   */
  rosterHeads?: Readonly<Record<string, readonly OccupationLine[]>> | undefined;
  /**
   * The number of all persons in the roster for each scheme id, including persons without an occupation class. The user
   * must confirm before a scheme with persons is removed. @default the numbers in `rosterHeads`
   */
  personCounts?: Readonly<Record<string, number>> | undefined;
  /** Id of the selected scheme (controlled). */
  selectedId?: string | undefined;
  /** Id of the scheme that is selected at first (uncontrolled). @default id of the first scheme */
  defaultSelectedId?: string | undefined;
  /** Called with the id of the scheme that gets selected, also after a scheme is added, copied, removed or restored. */
  onSelect?: ((schemeId: string) => void) | undefined;
}

export interface SchemeEditorState {
  readonly selected: Scheme | null;
  /** The scheme that was removed last and can be restored; null if no scheme can be restored. */
  readonly removed: Scheme | null;
  /**
   * The scheme that the user wants to remove, and the number of its persons; null if the user isn't being asked to
   * confirm.
   */
  readonly asking: { readonly scheme: Scheme; readonly heads: number } | null;
  select: (schemeId: string) => void;
  add: () => void;
  copy: (scheme: Scheme) => void;
  /** Replaces a scheme by the given scheme, which has the same id as the replaced scheme. */
  change: (scheme: Scheme) => void;
  /** Removes a scheme. If the scheme has persons, the user must confirm first. */
  remove: (scheme: Scheme) => void;
  confirmRemoval: () => void;
  cancelRemoval: () => void;
  undo: () => void;
}

/** Returns the number of persons in all given occupation lines together. */
const headsOf = (lines: readonly OccupationLine[]): number => lines.reduce((sum, { heads }) => sum + heads, 0);

/** Returns the state of the editor: the selected scheme, and the functions that change the schemes. */
export function useSchemeEditorState(props: SchemeEditorStateProps): SchemeEditorState {
  const { product, schemes, onChange, rosterHeads = {}, personCounts = {} } = props;
  const { nameOf } = useMessages(schemeNameMessages);
  const first = schemes[0]?.id ?? '';
  const [wantedId, select] = useControlledValue(props.selectedId, props.defaultSelectedId ?? first, props.onSelect);
  const [removal, setRemoval] = useState<{ scheme: Scheme; index: number } | null>(null);
  const [asking, setAsking] = useState<SchemeEditorState['asking']>(null);

  const settle = (next: readonly Scheme[], selectedId: string | undefined) => {
    setRemoval(null);
    onChange(next);
    if (selectedId) select(selectedId);
  };
  const addedTo = (next: readonly Scheme[]) => next.find(({ id }) => schemes.every((scheme) => scheme.id !== id))?.id;

  const removeNow = (scheme: Scheme) => {
    const index = schemes.findIndex(({ id }) => id === scheme.id);
    const rest = schemes.filter(({ id }) => id !== scheme.id);
    settle(rest, (rest[index] ?? rest[index - 1])?.id);
    return index;
  };

  return {
    selected: schemes.find(({ id }) => id === wantedId) ?? schemes[0] ?? null,
    removed: removal?.scheme ?? null,
    asking,
    select,
    add: () => {
      const next = withNewScheme(product, schemes, nameOf);
      settle(next, addedTo(next));
    },
    copy: (scheme) => {
      const next = withCopyOf(schemes, scheme.id, nameOf);
      settle(next, addedTo(next));
    },
    change: (scheme) => onChange(schemes.map((other) => (other.id === scheme.id ? scheme : other))),
    remove: (scheme) => {
      const heads = ownValue(personCounts, scheme.id) ?? headsOf(ownValue(rosterHeads, scheme.id) ?? []);
      if (heads > 0) setAsking({ scheme, heads });
      else setRemoval({ scheme, index: removeNow(scheme) });
    },
    confirmRemoval: () => {
      if (asking) removeNow(asking.scheme);
      setAsking(null);
    },
    cancelRemoval: () => setAsking(null),
    undo: () => {
      if (!removal) return;
      const { scheme, index } = removal;
      settle([...schemes.slice(0, index), scheme, ...schemes.slice(index)], scheme.id);
    },
  };
}
