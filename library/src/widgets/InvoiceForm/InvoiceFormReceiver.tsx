import type { ReactElement } from 'react';

import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { RegionCascader } from '../RegionCascader/index.ts';
import { InvoiceFormLine } from './InvoiceFormLine.tsx';
import type { InvoiceFormState, ReceiverTextField } from './useInvoiceFormState.ts';

const keyboards = { name: 'text', mobile: 'tel', email: 'email', address: 'text' } as const;

/** Fields for the receiver of the invoice and the address. */
export function InvoiceFormReceiver({ state }: { state: InvoiceFormState }): ReactElement {
  const { fields } = useMessages(invoiceMessages);
  const { part } = state;
  const { receiver } = part.value;

  const line = (field: ReceiverTextField) =>
    state.shows(`receiver.${field}`) ? (
      <InvoiceFormLine
        field={part.fieldOf(`receiver.${field}`)}
        label={fields[`receiver.${field}`]}
        isRequired={state.isRequired(`receiver.${field}`)}
        inputMode={keyboards[field]}
        value={receiver[field]}
        onCommit={(text) => state.setReceiverText(field, text)}
      />
    ) : null;

  return (
    <>
      {line('name')}
      {line('mobile')}
      {line('email')}
      {state.shows('receiver.region') ? (
        <RegionCascader
          {...part.fieldOf('receiver.region')}
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
      ) : null}
      {line('address')}
    </>
  );
}
