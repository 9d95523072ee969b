import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { headsOfOrder } from '@tuanbao/library/domain/order/heads';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { renewalStart } from '@tuanbao/library/domain/renewal/renewalPeriod';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { rosterSchemesOf } from '@tuanbao/library/domain/scheme/rosterSchemes';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { RosterReconcileProps } from '@tuanbao/library/widgets/RosterReconcile';
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';

import { policyRoster } from '../../contract/endorsementOwnCalls.ts';
import { useOccupations } from '../data/useOccupations.ts';
import { useOrderWithPersons } from '../data/useOrder.ts';
import { useProduct } from '../data/useProduct.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { orderPath } from '../platform/navigation/paths.ts';
import { Link, useParams } from '../platform/navigation/router.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from '../renewal/renewal.messages.ts';
import { useRenewal } from '../renewal/useRenewal.ts';
import { useImportMemory } from '../roster/importMemoryContext.ts';

/**
 * Comparison with the employer's list. Its code is loaded when the user chooses to compare the roster with that list.
 */
const RosterReconcile = lazy(async () => ({
  default: (await import('@tuanbao/library/widgets/RosterReconcile')).RosterReconcile,
}));

/**
 * Screen that renews a policy. The new draft gets the schemes and the applicant of the policy. Its persons come from
 * the current roster or from the employer's current list.
 */
export default function Renewal(): ReactElement {
  const words = useMessages(messages);
  const { orderSn = '' } = useParams();
  const order = useOrderWithPersons(orderSn);
  const roster = useQuestion(policyRoster, { policyUuid: orderSn }, forVisit);
  const failed = [order, roster].find(({ error }) => error !== undefined);
  return (
    <Page title={words.title} lead={words.lead}>
      <Layout.Stack>
        <Link to={orderPath(orderSn)}>{words.back}</Link>
        {order.data && roster.data ? <OfOrder order={order.data} insured={roster.data.persons} /> : null}
        {failed ? <CallFailure error={failed.error} onRetry={failed.ask} /> : null}
        {!failed && (!order.data || !roster.data) ? <Skeleton lines={8} /> : null}
      </Layout.Stack>
    </Page>
  );
}

interface OfOrderProps {
  readonly order: OrderDetail;
  /** Persons who are insured now. All endorsements in force are taken into account. */
  readonly insured: readonly Person[];
}

function OfOrder({ order, insured }: OfOrderProps): ReactElement {
  const words = useMessages(messages);
  const { clock } = useServices();
  const [way, setWay] = useState('same');
  const renewal = useRenewal(order, insured);
  const hasRoster = insured.length > 0;
  const heads = headsOfOrder({ submitted: order.heads, listed: order.persons.length, listedNow: insured.length });
  return (
    <>
      <Card title={words.policy}>
        <DescriptionList
          items={[
            { term: words.product, description: `${order.productName} · ${order.groupName}` },
            { term: words.policySn, description: order.policySn ?? '—' },
            { term: words.cover, description: words.through(order.startDate, order.endDate) },
            { term: words.next, description: renewalStart(order.endDate, clock.today()) },
            ...(hasRoster ? [{ term: words.heads, description: words.headCount(heads) }] : []),
          ]}
        />
      </Card>
      <Card title={words.roster}>
        <Layout.Stack>
          {hasRoster ? (
            <SegmentedControl
              label={words.way}
              options={[
                { value: 'same', label: words.sameRoster },
                { value: 'list', label: words.currentList },
              ]}
              value={way}
              onChange={setWay}
            />
          ) : null}
          {way === 'list' ? (
            <FromList order={order} insured={insured} onRequest={(changes) => renewal.renew(changes)} />
          ) : (
            <>
              <p>{hasRoster ? words.sameText(heads) : words.noRoster}</p>
              <Layout.Actions>
                <Button variant="primary" isPending={renewal.isPending} onPress={() => renewal.renew([])}>
                  {words.renew}
                </Button>
              </Layout.Actions>
            </>
          )}
        </Layout.Stack>
      </Card>
    </>
  );
}

interface FromListProps extends OfOrderProps {
  readonly onRequest: RosterReconcileProps['onRequest'];
}

function FromList({ order, insured, onRequest }: FromListProps): ReactElement {
  const words = useMessages(messages);
  const { clock } = useServices();
  const importMemory = useImportMemory();
  const product = useProduct(order.productId);
  const occupations = useOccupations(order.productId);
  const context = useMemo(() => {
    if (!product.data || !occupations.data) return null;
    return rosterContextOf(product.data, {
      today: clock.today(),
      startDate: renewalStart(order.endDate, clock.today()),
      occupations: occupations.data,
      schemes: rosterSchemesOf(product.data, order.schemes, order.months),
    });
  }, [product.data, occupations.data, clock, order]);
  const failed = [product, occupations].find(({ error }) => error !== undefined);
  if (failed) return <CallFailure error={failed.error} onRetry={failed.ask} />;
  if (!context) return <Skeleton lines={6} />;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <RosterReconcile
        insured={insured}
        context={context}
        memory={importMemory}
        takeLabel={words.renewWithList}
        onRequest={onRequest}
      />
    </Suspense>
  );
}
