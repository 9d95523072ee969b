import type { ReactElement } from 'react';

import { plusDays } from '../../domain/calendar/calendarArithmetic.ts';
import { daysBetween } from '../../domain/calendar/daysBetween.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPremium.messages.ts';
import * as S from './EndorsementPremium.styles.ts';

export interface EffectiveDateSliderProps {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  earliest: string;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  latest: string;
  /** The chosen day, `YYYY-MM-DD`. If it is before `earliest` or after `latest`, the slider shows `earliest`. */
  value: string;
  /** Called with the day to which the user moves the slider, `YYYY-MM-DD`. */
  onChange: (day: string) => void;
}

/** Slider for the day on which the changes take effect. The user moves it to compare the premium for different days. */
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
