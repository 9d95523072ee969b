import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { effectiveDateProblems } from '@tuanbao/library/domain/endorsement/effectiveDate';
import { kindsIn } from '@tuanbao/library/domain/endorsement/endorsementType';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
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

/** Id of the element with the list of changes. The problems of the changes are shown in it. */
export const changesId = 'endorsement-changes';

export interface FillInformationProps {
  readonly settings: EndorsementSettings;
  readonly draft: EndorsementDraftState;
  readonly insured: readonly Person[];
  readonly context: RosterContext;
  /** Messages about the problems of each change. */
  readonly problems: ReadonlyMap<PersonChange, readonly string[]>;
  readonly premium: ReactNode;
}

/** Returns the problems of the changes by the position of the change in the list, counted from 0. */
const problemsByRow = (changes: readonly PersonChange[], problems: FillInformationProps['problems']) =>
  new Map(
    changes.flatMap((change, row) => {
      const found = problems.get(change);
      return found ? [[row, found] as const] : [];
    }),
  );

/**
 * Step in which the user enters the effective date and the persons who are added, removed or replaced. It also shows
 * the premium.
 */
export function FillInformation(props: FillInformationProps): ReactElement {
  const { settings, draft, insured, context, problems, premium } = props;
  const words = useMessages(messages);
  const { send } = useServices();
  const importMemory = useImportMemory();
  const [way, setWay] = useState('oneByOne');
  const { effectiveDate, changes } = draft.request;
  const checkOccupation = useOccupationCheck(settings);
  const template = async () => {
    const { name, content } = await send(conservationTemplate, { policyUuid: settings.policyUuid });
    saveFile(content, name);
  };
  const takeChanges = (found: readonly PersonChange[]) => {
    const asked = kindsIn(found);
    // Thousands of changes are rendered with low priority, so that the page stays responsive.
    startTransition(() => {
      if (asked.some((kind) => !draft.kinds.includes(kind))) draft.chooseKinds(asked);
      draft.change(found);
      setWay('oneByOne');
    });
  };
  return (
    <Layout.Stack>
      <EffectiveDateField settings={settings} value={effectiveDate} onChange={draft.chooseDate} />
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
        <RosterReconcile insured={insured} context={context} memory={importMemory} onRequest={takeChanges} />
      ) : null}
      {way === 'oneByOne' ? (
        <div id={changesId} tabIndex={-1}>
          <EndorsementPersons
            value={changes}
            onChange={draft.change}
            kinds={draft.kinds}
            insured={insured}
            context={context}
            problems={problemsByRow(changes, problems)}
            checkOccupation={checkOccupation}
            onTemplate={() => void template().catch(() => undefined)}
          />
        </div>
      ) : null}
      {way === 'estimate' ? null : premium}
    </Layout.Stack>
  );
}

interface EffectiveDateFieldProps {
  readonly settings: EndorsementSettings;
  /** Effective date, as `YYYY-MM-DD`. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function EffectiveDateField({ settings, value, onChange }: EffectiveDateFieldProps): ReactElement {
  const words = useMessages(messages);
  const sentences = useMessages(endorsementProblemMessages);
  const { clock } = useServices();
  const { earliestEffectiveDate: earliest, latestEffectiveDate: latest } = settings;
  const [problem] = effectiveDateProblems(value, clock.today(), settings);
  const sentence = problem && endorsementProblemText(sentences, problem);
  return (
    <FormikMirror values={{ effectiveDate: value }} errors={sentence ? { effectiveDate: sentence } : {}}>
      <FormikDateField
        name="effectiveDate"
        label={words.effectiveDate}
        description={words.effectiveHint(earliest, latest)}
        isRequired
        minValue={earliest}
        maxValue={latest}
        onChange={onChange}
      />
    </FormikMirror>
  );
}
