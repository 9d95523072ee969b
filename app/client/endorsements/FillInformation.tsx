import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { effectiveDateProblems } from '@tuanbao/library/domain/endorsement/effectiveDate';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { endorsementProblemMessages, endorsementProblemText } from '@tuanbao/library/i18n/endorsementProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EndorsementPersons } from '@tuanbao/library/widgets/EndorsementPersons';
import { EffectiveDateSlider } from '@tuanbao/library/widgets/EndorsementPremium';
import { saveFile } from '@tuanbao/library/widgets/RosterImport';
import { RosterReconcile } from '@tuanbao/library/widgets/RosterReconcile';
import { type ReactElement, startTransition, useState } from 'react';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { conservationTemplate } from '../../contract/endorsements.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { useServices } from '../platform/services/services.ts';
import { useImportMemory } from '../roster/importMemoryContext.ts';
import { allowsList } from './ChooseKinds.tsx';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';
import { OccupationEstimate } from './OccupationEstimate.tsx';
import type { EndorsementDraftState, EntryWay } from './useEndorsementDraft.ts';
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
}

/** Returns the problems of the changes by the position of the change in the list, counted from 0. */
const problemsByRow = (changes: readonly PersonChange[], problems: FillInformationProps['problems']) =>
  new Map(
    changes.flatMap((change, row) => {
      const found = problems.get(change);
      return found ? [[row, found] as const] : [];
    }),
  );

/** Changes before and after the agent took over the employer's list. */
interface TakenList {
  readonly before: readonly PersonChange[];
  readonly after: readonly PersonChange[];
}

/** Step in which the user enters the effective date and the persons who are added, removed or replaced. */
export function FillInformation(props: FillInformationProps): ReactElement {
  const { settings, draft, insured, context } = props;
  const words = useMessages(messages);
  const importMemory = useImportMemory();
  const [taken, setTaken] = useState<TakenList | null>(null);
  const { rule } = settings;
  const { effectiveDate, changes } = draft.request;
  const takeChanges = (found: readonly PersonChange[]) => {
    // Thousands of changes are rendered with low priority, so that the page stays responsive.
    startTransition(() => {
      setTaken({ before: changes, after: found });
      draft.change(found);
      draft.chooseWay('oneByOne');
    });
  };
  return (
    <Layout.Stack>
      <S.EffectiveDate>
        <EffectiveDateField settings={settings} value={effectiveDate} onChange={draft.chooseDate} />
        <EffectiveDateSlider
          earliest={settings.earliestEffectiveDate}
          latest={settings.latestEffectiveDate}
          value={effectiveDate}
          onChange={draft.chooseDate}
        />
      </S.EffectiveDate>
      <WayChoice rule={rule} draft={draft} />
      {taken?.after === changes && draft.way === 'oneByOne' ? (
        <Notice
          tone="success"
          role="status"
          action={
            taken.before.length > 0 ? (
              <Button size="small" onPress={() => draft.change(taken.before)}>
                {words.undo}
              </Button>
            ) : null
          }
        >
          {words.listed(changes.length)}
        </Notice>
      ) : null}
      {draft.way === 'estimate' ? (
        <OccupationEstimate settings={settings} context={context} effectiveDate={effectiveDate} />
      ) : draft.way === 'byList' ? (
        <RosterReconcile
          insured={insured}
          context={context}
          memory={importMemory}
          isDirect
          pairsReplacements={rule.kinds.includes('replace')}
          onRequest={takeChanges}
        />
      ) : (
        <OneByOne {...props} />
      )}
    </Layout.Stack>
  );
}

interface WayChoiceProps {
  readonly rule: EndorsementSettings['rule'];
  readonly draft: EndorsementDraftState;
}

/** Choice of the way in which changes are entered. Renders nothing if the product allows only one way. */
function WayChoice({ rule, draft }: WayChoiceProps): ReactElement | null {
  const words = useMessages(messages);
  const labels: Readonly<Record<EntryWay, string>> = words.ways;
  const ways: readonly EntryWay[] = [
    'oneByOne',
    ...(allowsList(rule) ? (['byList'] as const) : []),
    ...(rule.kinds.some((kind) => kind !== 'replace') ? (['estimate'] as const) : []),
  ];
  if (ways.length === 1) return null;
  return (
    <SegmentedControl
      label={words.wayOf}
      options={ways.map((value) => ({ value, label: labels[value] }))}
      value={draft.way}
      onChange={(value) => draft.chooseWay(ways.find((way) => way === value) ?? draft.way)}
    />
  );
}

/** Editor for the changes. The user enters them one by one, or uploads a filled-in template. */
function OneByOne({ settings, draft, insured, context, problems }: FillInformationProps): ReactElement {
  const { send } = useServices();
  const checkOccupation = useOccupationCheck(settings);
  const { effectiveDate, changes } = draft.request;
  const template = async () => {
    const { name, content } = await send(conservationTemplate, { policyUuid: settings.policyUuid });
    saveFile(content, name);
  };
  return (
    <div id={changesId} tabIndex={-1}>
      <EndorsementPersons
        value={changes}
        onChange={draft.change}
        kinds={draft.kinds}
        insured={insured}
        context={context}
        rule={settings.rule}
        effectiveDate={effectiveDate}
        trial={draft.currentTrial}
        problems={problemsByRow(changes, problems)}
        checkOccupation={checkOccupation}
        onTemplate={() => void template().catch(() => undefined)}
      />
    </div>
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
