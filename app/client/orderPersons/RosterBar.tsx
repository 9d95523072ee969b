import { Money } from '@tuanbao/library/components/Money';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { RosterPage } from '../../contract/orderPersons.ts';
import { useServices } from '../platform/services/services.ts';
import type { ChosenRoster } from './chosenRoster.ts';
import { messages } from './orderPersons.messages.ts';
import * as S from './RosterBar.styles.ts';

export interface RosterBarProps {
  /** The roster that is shown. */
  readonly page: RosterPage;
  readonly roster: ChosenRoster;
  readonly onChange: (roster: ChosenRoster) => void;
}

/** Numbers of the certificates of the endorsements that took effect on a day. The day's roster has all of them. */
const certificatesOn = (day: string, { changes }: RosterPage): readonly string[] =>
  changes.filter(({ effectiveDate }) => effectiveDate === day).map(({ certificateSn }) => certificateSn);

/**
 * Bar in which the agent chooses the roster of a policy: at any day of the cover, today, at the sale, or after an
 * endorsement.
 */
export function RosterBar({ page, roster, onChange }: RosterBarProps): ReactElement {
  const words = useMessages(messages);
  const today = useServices().clock.today();
  const now = today < page.firstDay ? words.firstDay : today > page.lastDay ? words.lastDay : words.today;
  const endorsed = page.changes.find(
    ({ rosterVersion, effectiveDate }) => rosterVersion === page.rosterVersion && effectiveDate === roster,
  );
  const days = [...new Set(page.changes.map(({ effectiveDate }) => effectiveDate))];
  return (
    <S.Fields role="group" aria-label={words.roster}>
      <SegmentedControl
        label={words.quick}
        options={[
          { value: 'now', label: now },
          { value: 'sold', label: words.sold },
        ]}
        value={roster === null ? 'now' : roster === 'sold' ? 'sold' : ''}
        onChange={(chosen) => onChange(chosen === 'sold' ? 'sold' : null)}
      />
      <FormikMirror values={{ day: page.day, endorsement: endorsed?.effectiveDate ?? '' }}>
        <FormikDateField
          name="day"
          label={words.day}
          minValue={page.firstDay}
          maxValue={page.lastDay}
          onChange={(day) => (day === '' ? undefined : onChange(day))}
        />
        {page.changes.length === 0 ? null : (
          <FormikSelect
            name="endorsement"
            label={words.afterEndorsement}
            placeholder={words.chooseEndorsement}
            options={days.map((value) => ({ value, label: words.endorsementsOf(value, certificatesOn(value, page)) }))}
            onChange={(day) => onChange(day === '' ? null : day)}
          />
        )}
      </FormikMirror>
    </S.Fields>
  );
}

/** Number of insured persons in the shown roster, and the premium of the policy with this roster. */
export function RosterTotals({ page, roster }: Pick<RosterBarProps, 'page' | 'roster'>): ReactElement {
  const words = useMessages(messages);
  const counted = page.changes.filter(({ rosterVersion }) => rosterVersion <= page.rosterVersion).length;
  return (
    <S.Totals role="status">
      <span>
        {roster === 'sold' ? words.asSold : words.onDay(page.day)} <strong>{words.headCount(page.heads)}</strong>
      </span>
      <span>
        {words.premium}{' '}
        <strong>
          <Money fen={page.totalFen} />
        </strong>
      </span>
      {page.changes.length === 0 ? null : <span>{words.countedIn(counted)}</span>}
    </S.Totals>
  );
}
