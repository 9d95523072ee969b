import type { ReactElement } from 'react';

import { DateField } from '../../components/DateField/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { daysBetween } from '../../domain/calendar/calendarArithmetic.ts';
import { isCalendarDay } from '../../domain/calendar/calendarDay.ts';
import { capitalAmountOf } from '../../domain/money/capitalAmount.ts';
import type { RatingBasis } from '../../domain/product/productDefinition.ts';
import type { Construction } from '../../domain/subject/construction/construction.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { FormPart } from '../FormParts/index.ts';
import { messages } from './ConstructionForm.messages.ts';

export interface ConstructionFormAmountsProps {
  /** State of the form. */
  part: FormPart<Construction>;
  /** Basis of the product; it decides which amount is required. */
  basis: RatingBasis;
}

/** Highest cost that is also shown in capital numerals, in fen. */
const mostFen = 10_000_000_000_000;

function daysOf({ startDate, endDate }: Construction): number | null {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null;
  return daysBetween(startDate, endDate) + 1;
}

/** Fields for the building area (建筑面积), the contract cost (工程造价) and the period of the works. */
export function ConstructionFormAmounts({ part, basis }: ConstructionFormAmountsProps): ReactElement {
  const words = useMessages(messages);
  const { areaSquareMetres, costFen, startDate, endDate } = part.value;
  const days = daysOf(part.value);
  const isReadable = costFen !== null && costFen > 0 && costFen <= mostFen;

  return (
    <>
      <NumberField
        {...part.fieldOf('areaSquareMetres')}
        label={words.area}
        isRequired={basis === 'byArea'}
        unit="㎡"
        fractionDigits={2}
        value={areaSquareMetres}
        onChange={(squareMetres) => part.set({ areaSquareMetres: squareMetres })}
      />
      <NumberField
        {...part.fieldOf('costFen')}
        label={words.cost}
        description={isReadable ? capitalAmountOf(costFen) : null}
        isRequired={basis === 'byContractCost'}
        unit={words.costUnit}
        fractionDigits={2}
        showFractionDigits
        value={costFen === null ? null : costFen / 100}
        onChange={(yuan) => part.set({ costFen: yuan === null ? null : Math.round(yuan * 100) })}
      />
      <DateField
        {...part.fieldOf('startDate')}
        label={words.start}
        isRequired
        value={startDate}
        onChange={(day) => part.set({ startDate: day })}
      />
      <DateField
        {...part.fieldOf('endDate')}
        label={words.end}
        description={days === null ? null : words.days(days)}
        isRequired
        minValue={isCalendarDay(startDate) ? startDate : undefined}
        value={endDate}
        onChange={(day) => part.set({ endDate: day })}
      />
    </>
  );
}
