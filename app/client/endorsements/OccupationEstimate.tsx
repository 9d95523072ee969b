import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { Select } from '@tuanbao/library/components/Select';
import { fenOf } from '@tuanbao/library/domain/money/fen';
import type { EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OccupationPicker } from '@tuanbao/library/widgets/OccupationPicker';
import { type ReactElement, useState } from 'react';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { callErrorText } from '../platform/errors/callErrors.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';
import { type EstimatedPersons, usePremiumEstimate } from './usePremiumEstimate.ts';

export interface OccupationEstimateProps {
  readonly settings: EndorsementSettings;
  readonly context: RosterContext;
  /** Day on which the endorsement would take effect. */
  readonly effectiveDate: string;
}

const most = 10_000;

/** Estimates the premium or refund for a number of persons in one occupation, before their names are entered. */
export function OccupationEstimate({ settings, context, effectiveDate }: OccupationEstimateProps): ReactElement {
  const words = useMessages(messages);
  const { settings: appSettings } = useServices();
  const { locale } = useObservable(appSettings);
  const kinds = settings.rule.kinds.filter((kind) => kind !== 'replace');
  const [persons, setPersons] = useState<EstimatedPersons>({
    kind: kinds[0] ?? 'add',
    schemeId: context.schemes[0]?.id ?? '',
    occupationCode: '',
    heads: 1,
  });
  const { policyUuid } = settings;
  const { data, error, isLoading, isAskable } = usePremiumEstimate(persons, { policyUuid, context, effectiveDate });
  const unit = data?.premiumList[0]?.unitPremium;
  return (
    <S.Estimate aria-label={words.estimate} aria-busy={isLoading || undefined}>
      <PersonsFields
        persons={persons}
        kinds={kinds}
        context={context}
        onChange={(patch) => setPersons((before) => ({ ...before, ...patch }))}
      />
      {isAskable && error !== undefined ? <Notice tone="danger">{callErrorText(error, locale)}</Notice> : null}
      {isAskable && data && unit !== undefined ? (
        <DescriptionList
          items={[
            { term: words.perPerson, description: <Money fen={fenOf(unit)} /> },
            { term: words.inAll, description: <Money fen={fenOf(data.totalPremium)} size="lead" /> },
          ]}
        />
      ) : (
        <p>{words.estimateHint}</p>
      )}
    </S.Estimate>
  );
}

interface PersonsFieldsProps {
  readonly persons: EstimatedPersons;
  /** Kinds of change that the product allows. */
  readonly kinds: readonly EndorsementKind[];
  readonly context: RosterContext;
  readonly onChange: (patch: Partial<EstimatedPersons>) => void;
}

function PersonsFields({ persons, kinds, context, onChange }: PersonsFieldsProps): ReactElement {
  const words = useMessages(messages);
  const { kinds: kindNames } = useMessages(endorsementMessages);
  return (
    <S.EstimateFields>
      {kinds.length > 1 ? (
        <Select
          label={words.kinds}
          isRequired
          options={kinds.map((value) => ({ value, label: kindNames[value] }))}
          value={persons.kind}
          onChange={(chosen) => onChange({ kind: kinds.find((each) => each === chosen) ?? persons.kind })}
        />
      ) : null}
      {context.schemes.length > 1 ? (
        <Select
          label={words.scheme}
          isRequired
          options={context.schemes.map(({ id: value, name: label }) => ({ value, label }))}
          value={persons.schemeId}
          onChange={(schemeId) => onChange({ schemeId })}
        />
      ) : null}
      <OccupationPicker
        label={words.occupation}
        tree={context.occupations}
        rule={{
          classes: context.allowedClasses,
          declinedCodes: [...context.declinedCodes],
          classOverrides: context.classOverrides,
        }}
        value={persons.occupationCode}
        onChange={(occupation) => onChange({ occupationCode: occupation?.code ?? '' })}
      />
      <NumberField
        label={words.estimateHeads}
        minValue={1}
        maxValue={most}
        value={persons.heads}
        onChange={(heads) => onChange({ heads })}
      />
    </S.EstimateFields>
  );
}
