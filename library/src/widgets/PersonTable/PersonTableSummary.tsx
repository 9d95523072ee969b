import { memo, type NamedExoticComponent, useSyncExternalStore } from 'react';

import type { HeadCounts } from '../../domain/roster/headCounts.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';
import * as S from './PersonTable.styles.ts';
import type { PersonTableSchemes } from './usePersonTableModel.ts';

export interface PersonTableSummaryProps {
  /** The roster whose persons are counted. */
  store: RosterStore;
  /** The schemes, in the order in which they are shown. */
  schemes: PersonTableSchemes;
  /** Texts of the table in the user's language. */
  words: PersonTableMessages;
}

const sumOf = (heads: readonly HeadCounts[]): HeadCounts =>
  heads.reduce((sum, each) => ({
    total: sum.total + each.total,
    byClass: sum.byClass.map((count, at) => count + (each.byClass[at] ?? 0)),
    unclassed: sum.unclassed + each.unclassed,
  }));

/** Shows the number of persons in each scheme and occupation class, and the total. */
export const PersonTableSummary: NamedExoticComponent<PersonTableSummaryProps> = memo(function PersonTableSummary({
  store,
  schemes,
  words,
}: PersonTableSummaryProps) {
  const heads = useSyncExternalStore(store.subscribe, store.headsBy, store.headsBy);
  if (heads.size === 0) return null;
  const known = schemes.flatMap(({ id, name }) => {
    const count = heads.get(id);
    return count ? [{ id, name, count }] : [];
  });
  const others = [...heads].filter(([id]) => !schemes.some((scheme) => scheme.id === id)).map(([, count]) => count);
  const lines = [...known, ...(others.length > 0 ? [{ id: '', name: words.withoutScheme, count: sumOf(others) }] : [])];
  if (lines.length > 1) lines.push({ id: 'sum', name: words.sum, count: sumOf([...heads.values()]) });

  return (
    <S.Summary>
      {lines.map(({ id, name, count: { total, byClass, unclassed } }) => (
        <li key={id} data-part={id === 'sum' ? 'sum' : undefined}>
          {[
            words.scheme(name, total),
            ...byClass.flatMap((count, at) => (count > 0 ? [words.occupationClass(at + 1, count)] : [])),
            ...(unclassed > 0 ? [words.unclassed(unclassed)] : []),
          ].join(' · ')}
        </li>
      ))}
    </S.Summary>
  );
});
