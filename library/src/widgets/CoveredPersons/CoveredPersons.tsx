import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useState } from 'react';

import { Notice } from '../../components/Notice/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { CoveredPerson } from '../../domain/roster/coveredPersons.ts';
import { maskedText } from '../../domain/roster/maskedText.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './CoveredPersons.messages.ts';
import * as S from './CoveredPersons.styles.ts';

const pageSize = 5;

export interface CoveredPersonsProps {
  /** Rows of the roster whose persons are already covered. If the list is empty, nothing is shown. */
  persons: readonly CoveredPerson[];
  /** Masks the names of the persons, for a roster that is masked. @default false */
  isMasked?: boolean | undefined;
  /** Called with the key of the row that the user wants to go to. */
  onGoTo: (key: number) => void;
}

/**
 * Warning about insured persons who are already covered (在保). For each person, it shows the row, the policies and their
 * periods of cover. The ref is the outermost element; its `focus()` focuses the first control.
 */
export const CoveredPersons: ForwardRefExoticComponent<CoveredPersonsProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  CoveredPersonsProps
>(function CoveredPersons({ persons, isMasked = false, onGoTo }, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const [wanted, setPage] = useState(1);
  if (persons.length === 0) return null;
  const page = Math.min(wanted, Math.ceil(persons.length / pageSize));

  return (
    <Notice ref={root} tone="warning" title={words.title(persons.length)}>
      {words.text}
      <S.List aria-label={words.list}>
        {persons.slice((page - 1) * pageSize, page * pageSize).map(({ key, row, name, isSameProduct, covers }) => {
          const shown = isMasked ? maskedText('name', name) : name;
          return (
            <S.Person key={key}>
              <button type="button" aria-label={words.goTo(row, shown)} onClick={() => onGoTo(key)}>
                {words.person(row, shown)}
              </button>{' '}
              {isSameProduct ? <Tag tone="warning">{words.sameProduct}</Tag> : null}
              {covers.map(({ policySn, productName, startDate, endDate }) => (
                <S.Cover key={policySn}>
                  {productName}
                  <span>{words.policy(policySn)}</span>
                  <span>{words.through(startDate, endDate)}</span>
                </S.Cover>
              ))}
            </S.Person>
          );
        })}
      </S.List>
      {persons.length > pageSize ? (
        <Pagination aria-label={words.list} page={page} pageSize={pageSize} total={persons.length} onChange={setPage} />
      ) : null}
    </Notice>
  );
});
