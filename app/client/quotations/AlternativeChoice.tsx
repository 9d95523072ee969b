import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import type { OfferedAlternative } from '@tuanbao/library/domain/rating/offeredPrices';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './AlternativeChoice.styles.ts';
import { OfferPrice } from './OfferPrice.tsx';
import { messages } from './quotations.messages.ts';

export interface AlternativeChoiceProps {
  readonly alternatives: readonly OfferedAlternative[];
  /** Id of the chosen scheme; empty if none is chosen. */
  readonly value: string;
  readonly onChange: (schemeId: string) => void;
  /** True if the choice was made before and can't be changed. @default false */
  readonly isMade?: boolean;
}

/**
 * Choice of one alternative of a quotation. For each alternative, the total is shown. If the premium is computed per
 * person, the number of persons and the average premium per person are shown too.
 */
export function AlternativeChoice({
  alternatives,
  value,
  onChange,
  isMade = false,
}: AlternativeChoiceProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Alternatives>
      <RadioGroup
        aria-label={words.alternatives}
        value={value}
        isReadOnly={isMade}
        options={alternatives.map(({ schemeId, name, heads, totalFen }) => ({
          value: schemeId,
          label: name,
          description: <OfferPrice heads={heads} totalFen={totalFen} />,
        }))}
        onChange={onChange}
      />
    </S.Alternatives>
  );
}
