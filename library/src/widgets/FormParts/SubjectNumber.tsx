import type { ReactElement } from 'react';

import { NumberField } from '../../components/NumberField/index.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { namedFieldOf, numberIn, type SubjectControlProps } from './subjectControl.ts';

/** A control for an area in square metres with up to two decimals. */
export function SubjectArea(props: SubjectControlProps<'area'>): ReactElement {
  const { part, field } = props;
  return (
    <NumberField
      {...namedFieldOf(props)}
      unit="㎡"
      fractionDigits={2}
      value={numberIn(props)}
      onChange={(area) => part.setField(field, area)}
    />
  );
}

/** A control for a whole number. */
export function SubjectCount(props: SubjectControlProps<'count'>): ReactElement {
  const { part, field, words } = props;
  return (
    <NumberField
      {...namedFieldOf(props)}
      unit={ownValue(words.units, field)}
      value={numberIn(props)}
      onChange={(count) => part.setField(field, count)}
    />
  );
}

/** A control for an amount of money. The user enters yuan; the value is in fen. */
export function SubjectMoney(props: SubjectControlProps<'money'>): ReactElement {
  const { part, field, words } = props;
  const fen = numberIn(props);
  return (
    <NumberField
      {...namedFieldOf(props)}
      unit={ownValue(words.units, field)}
      fractionDigits={2}
      showFractionDigits
      value={fen === null ? null : fen / 100}
      onChange={(yuan) => part.setField(field, yuan === null ? null : Math.round(yuan * 100))}
    />
  );
}
