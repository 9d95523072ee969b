import type { ReactElement } from 'react';

import { isInvoiceTextField } from '../../domain/invoice/invoiceFields.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { RegionCascader } from '../RegionCascader/index.ts';
import { InvoiceFormText } from './InvoiceFormText.tsx';
import type { InvoiceFormState } from './useInvoiceFormState.ts';

interface ReceiverProps {
  readonly state: InvoiceFormState;
}

/** Fields for the person who receives the invoice, and for this person's address. */
export function InvoiceFormReceiver({ state }: ReceiverProps): ReactElement {
  return (
    <>
      {state
        .shownIn('receiver')
        .map((field) =>
          isInvoiceTextField(field) ? (
            <InvoiceFormText key={field} state={state} field={field} />
          ) : (
            <ReceiverRegion key={field} state={state} />
          ),
        )}
    </>
  );
}

/** Field for the region to which the invoice is sent. */
function ReceiverRegion({ state }: ReceiverProps): ReactElement {
  const { fields } = useMessages(invoiceMessages);
  const { part } = state;
  const { receiver } = part.value;
  return (
    <RegionCascader
      {...state.fieldOf('receiver.region')}
      label={fields['receiver.region']}
      isRequired={state.isRequired('receiver.region')}
      value={receiver.districtCode || receiver.cityCode || receiver.provinceCode}
      storedName={[receiver.provinceName, receiver.cityName, receiver.districtName].filter(Boolean).join(' / ')}
      onChange={(_, [province, city, district]) => {
        state.setReceiver({
          provinceCode: province?.code ?? 0,
          cityCode: city?.code ?? 0,
          districtCode: district?.code ?? 0,
          provinceName: province?.name ?? '',
          cityName: city?.name ?? '',
          districtName: district?.name ?? '',
        });
        part.touch('receiver.region');
      }}
    />
  );
}
