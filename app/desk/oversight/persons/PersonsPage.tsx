import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Menu } from '@tuanbao/library/components/Menu';
import { Tag } from '@tuanbao/library/components/Tag';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { type ReactElement, useMemo, useState } from 'react';

import { useObservable } from '../../../client/platform/observable/useObservable.ts';
import { Actions } from '../../../client/platform/page/layout.styles.ts';
import { Root } from '../../list/DeskList.styles.ts';
import { DeskPage } from '../../page/DeskPage.tsx';
import { mayOperator } from '../../session/deskSession.ts';
import { useDeskSession } from '../../session/deskSessionContext.ts';
import { ErasureDialog, type ErasurePlan, ErasurePlanDialog } from './ErasureDialogs.tsx';
import { FindDialog } from './FindDialog.tsx';
import { type FoundCover, PersonDialog, ShownPerson, type ShownPersonData } from './PersonDialog.tsx';
import { messages } from './persons.messages.ts';

function useColumns(): readonly DataGridColumn<FoundCover>[] {
  const words = useMessages(messages);
  return useMemo(
    () => [
      { id: 'name', header: words.name, cell: ({ insuredName }) => insuredName, isRowHeader: true },
      { id: 'idNo', header: words.idNo, cell: ({ insuredIdNo }) => insuredIdNo },
      { id: 'policy', header: words.policy, cell: ({ policySn }) => policySn || words.noPolicy },
      { id: 'group', header: words.group, cell: ({ groupName }) => groupName },
      { id: 'product', header: words.product, cell: ({ productName, insurerName }) => `${insurerName} ${productName}` },
      {
        id: 'period',
        header: words.period,
        cell: ({ validStartDate, validEndDate, isCovered }) => (
          <span>
            {validStartDate} ~ {validEndDate} {isCovered ? <Tag tone="success">{words.covered}</Tag> : null}
          </span>
        ),
      },
      { id: 'state', header: words.state, cell: ({ orderStatus }) => <OrderStatusTag status={orderStatus} /> },
    ],
    [words],
  );
}

const actionIds = ['show', 'exportData'] as const;

/** Page on which an operator looks up insured persons by id number. The id number is never in the address. */
export default function PersonsPage(): ReactElement {
  const words = useMessages(messages);
  const columns = useColumns();
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<readonly FoundCover[] | null>(null);
  const [open, setOpen] = useState<{ readonly cover: FoundCover; readonly action: (typeof actionIds)[number] } | null>(
    null,
  );
  const [shown, setShown] = useState<ShownPersonData | null>(null);
  const actionsOf = (cover: FoundCover) => (
    <CoverMenu cover={cover} onAction={(action) => setOpen({ cover, action })} />
  );
  return (
    <DeskPage title={words.title} lead={words.lead} actions={<PageActions onFind={() => setFinding(true)} />}>
      {found === null ? <EmptyState title={words.start} description={words.startText} /> : null}
      {found?.length === 0 ? <EmptyState title={words.none} description={words.noneText} /> : null}
      {found && found.length > 0 ? (
        <Root>
          <DataGrid
            caption={words.found}
            columns={columns}
            rows={found}
            rowKey={({ orderSn, personKey, validStartDate }) => `${orderSn} ${personKey} ${validStartDate}`}
            actions={actionsOf}
          />
        </Root>
      ) : null}
      {isFinding ? <FindDialog onFound={setFound} onClose={() => setFinding(false)} /> : null}
      {open ? <PersonDialog {...open} onShow={setShown} onClose={() => setOpen(null)} /> : null}
      {shown ? <ShownPerson person={shown} onClose={() => setShown(null)} /> : null}
    </DeskPage>
  );
}

/**
 * Buttons of the page. One button looks a person up. The other button erases a person; it is shown only with the
 * permission `persons.erase`.
 */
function PageActions({ onFind }: { readonly onFind: () => void }): ReactElement {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const [isErasing, setErasing] = useState(false);
  const [plan, setPlan] = useState<ErasurePlan | null>(null);
  return (
    <Actions>
      {mayOperator(operator, 'persons.erase') ? (
        <Button variant="danger" onPress={() => setErasing(true)}>
          {words.erase}
        </Button>
      ) : null}
      <Button variant="primary" onPress={onFind}>
        {words.find}
      </Button>
      {isErasing ? <ErasureDialog onPlan={setPlan} onClose={() => setErasing(false)} /> : null}
      {plan && !isErasing ? <ErasurePlanDialog plan={plan} onClose={() => setPlan(null)} /> : null}
    </Actions>
  );
}

interface CoverMenuProps {
  readonly cover: FoundCover;
  readonly onAction: (action: (typeof actionIds)[number]) => void;
}

function CoverMenu({ cover: { policySn, orderSn }, onAction }: CoverMenuProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" aria-label={words.actions(policySn === '' ? orderSn : policySn)}>
          {words.more}
        </Button>
      }
      actions={actionIds.map((id) => ({ id, label: words[id] }))}
      onAction={(id) => {
        const action = actionIds.find((each) => each === id);
        if (action) onAction(action);
      }}
    />
  );
}
