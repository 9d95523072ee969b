import { DateField } from '@tuanbao/library/components/DateField';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { effectiveDateProblems } from '@tuanbao/library/domain/endorsement/effectiveDate';
import { kindsIn } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { endorsementProblemMessages, endorsementProblemText } from '@tuanbao/library/i18n/endorsementProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementPersons } from '@tuanbao/library/widgets/EndorsementPersons';
import { saveFile } from '@tuanbao/library/widgets/RosterImport';
import { RosterReconcile } from '@tuanbao/library/widgets/RosterReconcile';
import { type ReactElement, type ReactNode, startTransition, useState } from 'react';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { conservationTemplate } from '../../contract/endorsements.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { useImportMemory } from '../roster/importMemoryContext.ts';
import { messages } from './endorsements.messages.ts';
import { OccupationEstimate } from './OccupationEstimate.tsx';
import type { EndorsementDraftState } from './useEndorsementDraft.ts';
import { useOccupationCheck } from './useOccupationCheck.ts';

export interface FillInformationProps {
  readonly settings: EndorsementSettings;
  readonly draft: EndorsementDraftState;
  readonly insured: readonly Person[];
  readonly context: RosterContext;
  /** What is wrong with changes. */
  readonly problems: ReadonlyMap<PersonChange, readonly string[]>;
  readonly premium: ReactNode;
}

/** From which day, who changes, and what it costs. */
export function FillInformation(props: FillInformationProps): ReactElement {
  const { settings, draft, insured, context, problems, premium } = props;
  const words = useMessages(messages);
  const sentences = useMessages(endorsementProblemMessages);
  const { send, clock } = useServices();
  const importMemory = useImportMemory();
  const [way, setWay] = useState('oneByOne');
  const { effectiveDate, changes } = draft.request;
  const { earliestEffectiveDate: earliest, latestEffectiveDate: latest } = settings;
  const [problem] = effectiveDateProblems(effectiveDate, clock.today(), settings);
  const problemsAt = new Map(
    changes.flatMap((change, at) => {
      const found = problems.get(change);
      return found ? [[at, found] as const] : [];
    }),
  );
  const checkOccupation = useOccupationCheck(settings);
  const template = async () => {
    const { name, content } = await send(conservationTemplate, { policyUuid: settings.policyUuid });
    saveFile(content, name);
  };
  return (
    <Layout.Stack>
      <DateField
        label={words.effectiveDate}
        description={words.effectiveHint(earliest, latest)}
        isRequired
        minValue={earliest}
        maxValue={latest}
        value={effectiveDate}
        onChange={draft.chooseDate}
        errorMessage={problem ? (endorsementProblemText(sentences, problem) ?? undefined) : undefined}
      />
      <SegmentedControl
        label={words.wayOf}
        options={[
          { value: 'oneByOne', label: words.oneByOne },
          { value: 'byList', label: words.byList },
          { value: 'estimate', label: words.estimate },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'estimate' ? (
        <OccupationEstimate settings={settings} context={context} effectiveDate={effectiveDate} />
      ) : null}
      {way === 'byList' ? (
        <RosterReconcile
          insured={insured}
          context={context}
          memory={importMemory}
          onRequest={(found) => {
            const asked = kindsIn(found);
            // thousands of changes: the page answers while they are drawn
            startTransition(() => {
              if (asked.some((kind) => !draft.kinds.includes(kind))) draft.chooseKinds(asked);
              draft.change(found);
              setWay('oneByOne');
            });
          }}
        />
      ) : null}
      {way === 'oneByOne' ? (
        <EndorsementPersons
          value={changes}
          onChange={draft.change}
          kinds={draft.kinds}
          insured={insured}
          context={context}
          problems={problemsAt}
          checkOccupation={checkOccupation}
          onTemplate={() => void template().catch(() => undefined)}
        />
      ) : null}
      {way === 'estimate' ? null : premium}
    </Layout.Stack>
  );
}
