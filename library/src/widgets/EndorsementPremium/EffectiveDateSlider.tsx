import type { ReactElement } from 'react';

import { daysBetween, plusDays } from '../../domain/calendar/calendarArithmetic.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPremium.messages.ts';
import * as S from './EndorsementPremium.styles.ts';

export interface EffectiveDateSliderProps {
  /** First selectable day, `YYYY-MM-DD`. */
  earliest: string;
  /** Last selectable day, `YYYY-MM-DD`. */
  latest: string;
  /** The chosen day, `YYYY-MM-DD`. A day outside the limits is shown as the first day. */
  value: string;
  /** Called with the day of the slider's thumb, `YYYY-MM-DD`. */
  onChange: (day: string) => void;
}

/** Slider for the effective date of the changes; the user compares the premium of different days. */
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
