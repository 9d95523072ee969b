import type { ReactElement, ReactNode } from 'react';

import { Money } from '../../components/Money/index.ts';
import type { PlanOffer } from '../../domain/rating/planOffer.ts';
import { type CoverLine, coverWith } from '../../domain/scheme/coverLines.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './SchemeEditor.messages.ts';
import * as S from './SchemeEditor.styles.ts';

/**
 * Content of the card with which the user chooses a plan: included clauses, optional clauses, and the lowest annual
 * price per person.
 */
export function SchemeEditorPlan({ offer }: { offer: PlanOffer }): ReactElement {
  const words = useMessages(messages);
  const { cover, premiumFrom } = offer;
  return (
    <S.Offer>
      {premiumFrom === null ? null : (
        <span>
          <Money yuan={premiumFrom} />
          {words.aPersonAYear}
        </span>
      )}
      <Group name={words.included} lines={coverWith(cover, 'included')}>
        {({ name, sumInsured }) => `${name} ${sumInsured}`}
      </Group>
      <Group name={words.optional} lines={coverWith(cover, 'optional')}>
        {({ name }) => name}
      </Group>
    </S.Offer>
  );
}

interface GroupProps {
  name: string;
  lines: readonly CoverLine[];
  children: (line: CoverLine) => ReactNode;
}

function Group({ name, lines, children }: GroupProps): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <S.OfferGroup>
      <span>{name}</span>
      <span>
        {lines.map((line) => (
          <span key={line.code}>{children(line)}</span>
        ))}
      </span>
    </S.OfferGroup>
  );
}
