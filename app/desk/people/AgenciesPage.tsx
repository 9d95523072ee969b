import { Button } from '@tuanbao/library/components/Button';
import { DataGrid } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { agencies, type AgencyRow, writeAgency } from '../../contract/desk/people/agencies.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { DeskPage } from '../page/DeskPage.tsx';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import { messages } from './agencies.messages.ts';

/** Page with the hosts of partners and the agency of each host. */
export default function AgenciesPage(): ReactElement {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const { data, error, isLoading, ask } = useQuestion(agencies, {});
  const [edited, setEdited] = useState<AgencyRow>();
  const mayChange = mayOperator(operator, 'agents.change');
  const editButton = (agency: AgencyRow) => (
    <Button size="small" onPress={() => setEdited(agency)}>
      {agency.name === '' ? words.add : words.rename}
    </Button>
  );
  return (
    <DeskPage title={words.title} lead={words.lead}>
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      <DataGrid
        caption={words.title}
        isCaptionHidden
        columns={[
          { id: 'host', header: words.host, isRowHeader: true, cell: ({ host }) => host },
          { id: 'name', header: words.name, cell: ({ name }) => name || words.unnamed },
          { id: 'users', header: words.users, align: 'end', cell: ({ users }) => users },
        ]}
        rows={data?.list ?? []}
        rowKey={({ host }) => host}
        status={isLoading ? 'loading' : 'ready'}
        empty={<EmptyState title={words.none} />}
        actions={mayChange ? editButton : undefined}
      />
      {edited ? <AgencyDialog agency={edited} onChange={ask} onClose={() => setEdited(undefined)} /> : null}
    </DeskPage>
  );
}

interface AgencyDialogProps {
  readonly agency: AgencyRow;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Dialog that adds an agency for a host, or renames the host's agency. */
function AgencyDialog({ agency: { host, name }, onChange, onClose }: AgencyDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  return (
    <ActionDialog
      title={name === '' ? words.add : words.rename}
      verb={words.save}
      initialValues={{ name }}
      validate={(values) => (values.name.trim() === '' ? { name: words.nameMissing } : {})}
      act={async (values, reason) => {
        await send(writeAgency, { host, name: values.name.trim(), reason });
        showToast({ tone: 'success', title: words.saved });
        onChange();
      }}
      onClose={onClose}
    >
      <p>{host}</p>
      <FormikTextField name="name" label={words.name} maxLength={100} isRequired isImmediate />
    </ActionDialog>
  );
}
