import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Link as FileLink } from '@tuanbao/library/components/Link';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useNavigate, useParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { transferKinds } from '../../contract/desk/work/transfers.schema.ts';
import { confirmTransfer, rejectTransfer, transferToMatch } from '../../contract/desk/work/transfers.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { DeskPage } from '../page/DeskPage.tsx';
import { OrderReference } from './OrderReference.tsx';
import { messages } from './transfers.messages.ts';
import * as S from './work.styles.ts';
import { workPaths } from './workPaths.ts';

type Transfer = ResponseOf<typeof transferToMatch>;

/** Page of one reported transfer: payer, amount and vouchers, and the buttons to confirm or reject the transfer. */
export default function TransferPage(): ReactElement {
  const words = useMessages(messages);
  const params = useParams();
  const kind = transferKinds.find((known) => known === params['kind']) ?? 'order';
  const { data, error, ask } = useQuestion(transferToMatch, { kind, id: params['id'] ?? '' });
  if (!data) {
    return (
      <DeskPage title={words.title}>
        {error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={8} label={words.loading} />}
        <S.Name to={workPaths.transfers}>{words.back}</S.Name>
      </DeskPage>
    );
  }
  return (
    <DeskPage title={data.groupName} lead={data.productName} actions={<TransferActions transfer={data} />}>
      <S.Name to={workPaths.transfers}>{words.back}</S.Name>
      <Card title={words.detail}>
        <DescriptionList
          items={[
            { term: words.amount, description: <Money yuan={data.amount} size="lead" /> },
            { term: words.kind, description: words.kinds[data.kind] },
            { term: words.reference, description: <OrderReference {...data} /> },
            { term: words.payer, description: data.payerName },
            { term: words.bank, description: data.payerBank },
            { term: words.account, description: data.payerAccount },
            { term: words.paidOn, description: data.paidOn },
            { term: words.claimed, description: formatInstant(data.claimedAt) },
            { term: words.agent, description: data.agentName },
          ]}
        />
      </Card>
      <Card title={words.vouchers}>
        {data.vouchers.length === 0 ? <p>{words.noVoucher}</p> : null}
        <S.Files>
          {data.vouchers.map(({ url, name, readUrl }) => (
            <li key={url}>
              <FileLink href={readUrl} target="_blank">
                {name}
              </FileLink>
            </li>
          ))}
        </S.Files>
      </Card>
    </DeskPage>
  );
}

function TransferActions({ transfer }: { readonly transfer: Transfer }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'confirm' | 'reject' | null>(null);
  const { kind, id, version, amount } = transfer;
  const close = () => setOpen(null);
  const leave = async (title: string) => {
    showToast({ tone: 'success', title });
    await navigate(workPaths.transfers);
  };
  return (
    <S.Actions>
      <Button onPress={() => setOpen('reject')}>{words.reject}</Button>
      <Button variant="primary" onPress={() => setOpen('confirm')}>
        {words.confirm}
      </Button>
      {open === 'confirm' ? (
        <ActionDialog
          title={words.confirm}
          verb={words.confirm}
          initialValues={{}}
          act={async (_, reason) => {
            await send(confirmTransfer, { kind, id, version, reason });
            await leave(words.confirmed);
          }}
          onClose={close}
        >
          <p>{words.confirmText(formatYuan(amount))}</p>
        </ActionDialog>
      ) : null}
      {open === 'reject' ? (
        <ActionDialog
          title={words.reject}
          verb={words.reject}
          isDangerous
          initialValues={{ words: '' }}
          validate={(values) => (values.words.trim() === '' ? { words: words.wordsMissing } : {})}
          act={async ({ words: said }, reason) => {
            await send(rejectTransfer, { kind, id, version, words: said.trim(), reason });
            await leave(words.rejected);
          }}
          onClose={close}
        >
          <p>{words.rejectText}</p>
          <FormikTextArea
            name="words"
            label={words.words}
            description={words.wordsHint}
            maxLength={500}
            isRequired
            isImmediate
          />
        </ActionDialog>
      ) : null}
    </S.Actions>
  );
}
