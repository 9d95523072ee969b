import type { ReactElement } from 'react';

import { daysBetween, plusDays } from '../../domain/calendar/calendarArithmetic.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPremium.messages.ts';
import * as S from './EndorsementPremium.styles.ts';

export interface EffectiveDateSliderProps {
  /** First day that may be chosen, `YYYY-MM-DD`. */
  earliest: string;
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  latest: string;
  /** The chosen day, `YYYY-MM-DD`; a day outside the limits shows the first one. */
  value: string;
  /** Called with the day at the thumb, `YYYY-MM-DD`. */
  onChange: (day: string) => void;
}

/** A slider for the effective date of the changes, to compare the premium of each day. */
export function EffectiveDateSlider({ earliest, latest, value, onChange }: EffectiveDateSliderProps): ReactElement {
  const words = useMessages(messages);
  const days = Math.max(daysBetween(earliest, latest), 0);
  const at = value >= earliest && value <= latest ? daysBetween(earliest, value) : 0;
  return (
    <S.Slider data-part="actions">
      <span>{words.slider}</span>
      <input
        type="range"
        min={0}
        max={days}
        step={1}
        value={at}
        aria-valuetext={words.dayText(plusDays(earliest, at))}
        onChange={(event) => onChange(plusDays(earliest, Number(event.currentTarget.value)))}
      />
      <S.Ends aria-hidden>
        <span>{earliest}</span>
        <span>{latest}</span>
      </S.Ends>
    </S.Slider>
  );
}
