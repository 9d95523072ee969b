import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { Notice } from '@tuanbao/library/components/Notice';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { Select } from '@tuanbao/library/components/Select';
import { endorsementKindCodes } from '@tuanbao/library/domain/endorsement/endorsementType';
import { fenOf } from '@tuanbao/library/domain/money/fen';
import { type EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import { classOfPerson, type RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OccupationPicker } from '@tuanbao/library/widgets/OccupationPicker';
import { type ReactElement, useState } from 'react';

import { instantOfDay } from '../../contract/endorsementChanges.ts';
import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { initThirdPremium } from '../../contract/endorsements.ts';
import { callErrorText } from '../platform/errors/callErrors.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { useSettled } from '../platform/query/useSettled.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';

export interface OccupationEstimateProps {
  readonly settings: EndorsementSettings;
  readonly context: RosterContext;
  /** From when the change would hold. */
  readonly effectiveDate: string;
}

const most = 10_000;

/** Premium or refund for persons of an occupation, before they are named. */
export function OccupationEstimate({ settings, context, effectiveDate }: OccupationEstimateProps): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const { settings: appSettings } = useServices();
  const { locale } = useObservable(appSettings);
  const offered = settings.rule.kinds.filter((kind) => kind !== 'replace');
  const [kind, setKind] = useState<EndorsementKind>(offered[0] ?? 'add');
  const [schemeId, setScheme] = useState(context.schemes[0]?.id ?? '');
  const [occupationCode, setOccupation] = useState('');
  const [heads, setHeads] = useState<number | null>(1);
  const asked = useSettled(heads, 300);
  const occupationClass = classOfPerson({ occupationCode, occupationClass: '' }, context);
  const isAskable = occupationCode !== '' && occupationClass !== null && asked !== null && asked > 0;
  const { data, error, isLoading } = useQuestion(
    initThirdPremium,
    isAskable
      ? {
          policyUuid: settings.policyUuid,
          conservationStartDateTime: instantOfDay(effectiveDate),
          updatedPersonOccuInfo: [
            {
              operationType: endorsementKindCodes[kind],
              productCombId: schemeId,
              occupationCode,
              occupationType: String(occupationClass),
              num: asked,
            },
          ],
        }
      : null,
    { keepPreviousData: true },
  );
  const unit = data?.premiumList[0]?.unitPremium;
  return (
    <S.Estimate aria-label={words.estimate} aria-busy={isLoading || undefined}>
      <S.EstimateFields>
        {offered.length > 1 ? (
          <Select
            label={words.kinds}
            isRequired
            options={offered.map((value) => ({ value, label: kinds[value] }))}
            value={kind}
            onChange={(chosen) => setKind(offered.find((each) => each === chosen) ?? kind)}
          />
        ) : null}
        {context.schemes.length > 1 ? (
          <Select
            label={words.scheme}
            isRequired
            options={context.schemes.map(({ id: value, name: label }) => ({ value, label }))}
            value={schemeId}
            onChange={setScheme}
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
          value={occupationCode}
          onChange={(occupation) => setOccupation(occupation?.code ?? '')}
        />
        <NumberField label={words.estimateHeads} minValue={1} maxValue={most} value={heads} onChange={setHeads} />
      </S.EstimateFields>
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
