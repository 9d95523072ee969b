import { Notice } from '@tuanbao/library/components/Notice';
import type { InvoiceType, TaxpayerKind } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import { firstInvoiceWish, type InvoiceWish, normaliseWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { FormikCheckbox } from '@tuanbao/library/formik/FormikCheckbox';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikRadioGroup } from '@tuanbao/library/formik/FormikRadioGroup';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { messages as formMessages } from '@tuanbao/library/widgets/InvoiceForm/messages';
import type { ReactElement } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart, useDraftProblems } from '../drafts/useDraft.ts';
import { messages } from './application.messages.ts';
import { useProblemText } from './useProblemText.ts';
import * as S from './WriteScreen.styles.ts';
import { WriteSection } from './WriteSection.tsx';

const types: readonly InvoiceType[] = ['ordinary', 'special'];
const kinds: readonly TaxpayerKind[] = ['general', 'smallScale'];

/**
 * Section for the invoice that the applicant requests. The data of the section are saved with the draft. They become
 * the initial values when the agent applies for the invoice.
 */
export function InvoiceSection({ store }: { readonly store: DraftStore }): ReactElement {
  const words = useMessages(messages);
  const wish = useDraftPart(store, 'invoice');
  return (
    <WriteSection section="invoice" title={words.section.invoice}>
      <p>{words.invoiceLead}</p>
      <FormikMirror values={{ wantsInvoice: wish !== undefined }}>
        <FormikCheckbox
          name="wantsInvoice"
          onChange={(isWanted) => store.change({ invoice: isWanted ? firstInvoiceWish : undefined })}
        >
          {words.wantsInvoice}
        </FormikCheckbox>
      </FormikMirror>
      {wish ? <WishFields store={store} wish={wish} /> : null}
    </WriteSection>
  );
}

interface WishFieldsProps {
  readonly store: DraftStore;
  readonly wish: InvoiceWish;
}

function WishFields({ store, wish }: WishFieldsProps): ReactElement {
  const words = useMessages(messages);
  const { smallScale, ordinaryOnly } = useMessages(formMessages);
  const named = useMessages(invoiceMessages);
  const textOf = useProblemText();
  const { product } = store.surroundings;
  const { allowsSpecial } = invoiceRuleOf(product.features);
  const isSmallScale = wish.taxpayerKind === 'smallScale';
  const found = useDraftProblems(store).filter(
    ({ path, severity }) => path.startsWith('invoice.') && severity === 'error',
  );
  const errors = Object.fromEntries(found.map((problem) => [problem.path.slice('invoice.'.length), textOf(problem)]));
  const change = (patch: Partial<InvoiceWish>) => store.change({ invoice: normaliseWish({ ...wish, ...patch }) });
  return (
    <FormikMirror values={{ invoice: wish }} errors={{ invoice: errors }}>
      <S.Fields>
        <FormikRadioGroup
          id="invoice-taxpayerKind"
          name="invoice.taxpayerKind"
          label={named.fields.taxpayerKind}
          orientation="horizontal"
          options={kinds.map((each) => ({ value: each, label: ownValue(named.taxpayerKinds, each) ?? each }))}
          onChange={(chosen) => change({ taxpayerKind: kinds.find((each) => each === chosen) ?? 'general' })}
        />
        <FormikRadioGroup
          id="invoice-type"
          name="invoice.type"
          label={words.invoiceType}
          orientation="horizontal"
          options={types.map((each) => ({
            value: each,
            label: ownValue(named.types, each) ?? each,
            isDisabled: each === 'special' && wish.type !== 'special' && (isSmallScale || !allowsSpecial),
          }))}
          onChange={(chosen) => change({ type: types.find((each) => each === chosen) ?? 'ordinary' })}
        />
        <FormikTextField
          id="invoice-taxId"
          name="invoice.taxId"
          label={named.fields.taxId}
          description={words.invoiceTaxId}
          onChange={(taxId) => change({ taxId })}
        />
        <FormikTextField
          id="invoice-email"
          name="invoice.email"
          label={named.fields['receiver.email']}
          type="email"
          onChange={(email) => change({ email })}
        />
      </S.Fields>
      {(isSmallScale || !allowsSpecial) && wish.type !== 'special' ? (
        <Notice>{allowsSpecial ? smallScale : ordinaryOnly}</Notice>
      ) : null}
    </FormikMirror>
  );
}
