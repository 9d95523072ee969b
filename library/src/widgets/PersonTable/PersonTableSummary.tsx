import { type ReactElement, useSyncExternalStore } from 'react';

import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';
import * as S from './PersonTable.styles.ts';

export interface PersonTableSummaryProps {
  store: RosterStore;
  schemes: readonly { readonly id: string; readonly name: string }[];
  words: PersonTableMessages;
}

/** How many persons each scheme has, by occupation class. */
export function PersonTableSummary({ store, schemes, words }: PersonTableSummaryProps): ReactElement | null {
  useSyncExternalStore(
    store.subscribe,
    () => store.version,
    () => store.version,
  );
  const heads = store.headsBy();
  if (heads.size === 0) return null;
  const nameOf = (id: string) => schemes.find((scheme) => scheme.id === id)?.name ?? words.withoutScheme;

  return (
    <S.Summary>
      {[...heads].map(([id, { total, byClass, unclassed }]) => (
        <li key={id}>
          {[
            words.scheme(nameOf(id), total),
            ...byClass.flatMap((count, at) => (count > 0 ? [words.occupationClass(at + 1, count)] : [])),
            ...(unclassed > 0 ? [words.unclassed(unclassed)] : []),
          ].join(' · ')}
        </li>
      ))}
    </S.Summary>
  );
}
