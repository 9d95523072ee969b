import { Button } from '@tuanbao/library/components/Button';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { endorsementRosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect, useMemo } from 'react';

import { openEndorsementDraft, policyRoster } from '../../contract/endorsementOwnCalls.ts';
import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import { conservationSettings } from '../../contract/endorsements.ts';
import { useOccupations } from '../data/useOccupations.ts';
import { useProduct } from '../data/useProduct.ts';
import { messages } from '../endorsements/endorsements.messages.ts';
import { PolicyChoice } from '../endorsements/PolicyChoice.tsx';
import type { OpenedDraft } from '../endorsements/useEndorsementDraft.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead, loadAhead } from '../platform/lazy/lazyPart.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';

const EndorsementScreen = lazyAhead(
  async () => (await import('../endorsements/EndorsementScreen.tsx')).EndorsementScreen,
);

/**
 * Screen that creates an endorsement: the agent first chooses a policy and then goes through five steps. In the
 * address, `policy` is the number of the order or the uuid of its policy; `draft` is the id of a draft that is
 * continued.
 */
export default function InitiateEndorsementScreen(): ReactElement {
  const words = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const orderSn = params.get('policy') ?? '';
  const draftUuid = params.get('draft') ?? '';
  const draft = useQuestion(openEndorsementDraft, draftUuid === '' ? null : { conservationUuid: draftUuid }, {
    ...forVisit,
    revalidateOnMount: true,
  });
  if (draftUuid !== '' && !draft.data)
    return (
      <Page title={words.initiate}>
        {draft.error ? <CallFailure error={draft.error} onRetry={draft.ask} /> : <Skeleton lines={8} />}
      </Page>
    );
  const policy = draft.data?.policyUuid ?? orderSn;
  if (policy === '')
    return (
      <Page title={words.initiate} lead={words.chooseLead}>
        <PolicyChoice onChoose={(sn) => setParams({ policy: sn })} />
      </Page>
    );
  return (
    <OfPolicy
      key={`${policy} ${draftUuid}`}
      policy={policy}
      opened={draftUuid === '' ? null : (draft.data ?? null)}
      onOther={() => setParams({})}
    />
  );
}

interface OfPolicyProps {
  readonly policy: string;
  readonly opened: OpenedDraft | null;
  readonly onOther: () => void;
}

function OfPolicy({ policy, opened, onOther }: OfPolicyProps): ReactElement {
  const words = useMessages(messages);
  const settings = useQuestion(conservationSettings, { policyUuid: policy }, forVisit);
  const { data } = settings;
  useEffect(() => loadAhead(EndorsementScreen), []);
  return (
    <Page
      title={words.initiate}
      lead={data ? `${data.groupName} · ${data.productName} · ${data.policySn}` : undefined}
      actions={<Button onPress={onOther}>{words.otherPolicy}</Button>}
    >
      {data ? <WithRoster settings={data} opened={opened} /> : null}
      {settings.error ? <CallFailure error={settings.error} onRetry={settings.ask} /> : null}
      {!data && !settings.error ? <Skeleton lines={8} /> : null}
    </Page>
  );
}

interface WithRosterProps {
  readonly settings: EndorsementSettings;
  readonly opened: OpenedDraft | null;
}

function WithRoster({ settings, opened }: WithRosterProps): ReactElement {
  const { clock } = useServices();
  const roster = useQuestion(policyRoster, { policyUuid: settings.policyUuid }, forVisit);
  const product = useProduct(settings.productId, settings.policyUuid);
  const occupations = useOccupations(settings.productId);
  const contextOn = useMemo(() => {
    const [definition, tree] = [product.data, occupations.data];
    if (!definition || !tree) return null;
    return (day: string) =>
      endorsementRosterContextOf(definition, {
        today: clock.today(),
        startDate: day === '' ? settings.earliestEffectiveDate : day,
        occupations: tree,
        schemes: settings.schemes,
      });
  }, [product.data, occupations.data, clock, settings]);
  const failed = [roster, product, occupations].find(({ error }) => error !== undefined);
  if (failed) return <CallFailure error={failed.error} onRetry={failed.ask} />;
  if (!roster.data || !contextOn) return <Skeleton lines={8} />;
  return <EndorsementScreen settings={settings} insured={roster.data.persons} contextOn={contextOn} opened={opened} />;
}
