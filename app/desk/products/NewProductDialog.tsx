import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { FormikRadioGroup } from '@tuanbao/library/formik/FormikRadioGroup';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { productFamilyNames } from '@tuanbao/library/products/productFile';
import { useFormikContext } from 'formik';
import { type ReactElement, useState } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { beginProduct } from '../../contract/desk/products/products.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import type { ListedProduct } from './listedProduct.ts';
import { pathOfProduct } from './productPaths.ts';
import { messages } from './products.messages.ts';

export interface NewProductButtonProps {
  /** All products. The operator can copy the products that have a version in force. */
  readonly products: readonly ListedProduct[];
}

/** Button that opens the dialog which begins a new product. */
export function NewProductButton({ products }: NewProductButtonProps): ReactElement {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {words.newProduct}
      </Button>
      {isOpen ? <NewProductDialog products={products} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Codes of products: two to six digits. */
const idPattern = /^\d{2,6}$/;

/** Origins of the initial content: a product in force, or the defaults of a family. */
const origins = ['copy', 'family'] as const;

interface NewProductValues {
  readonly origin: (typeof origins)[number];
  readonly copiedFrom: string;
  readonly family: string;
  readonly productId: string;
  readonly name: string;
}

const initialValues: NewProductValues = { origin: 'copy', copiedFrom: '', family: '', productId: '', name: '' };

/** Dialog that begins a product, and then opens its workbench. */
function NewProductDialog({ products, onClose }: NewProductButtonProps & { onClose: () => void }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const navigate = useNavigate();
  const problemOfId = (productId: string) => {
    if (!idPattern.test(productId.trim())) return words.idWrong;
    return products.some((product) => product.productId === productId.trim()) ? words.idTaken : '';
  };
  return (
    <ActionDialog<NewProductValues>
      title={words.newProduct}
      verb={words.begin}
      asksReason={false}
      initialValues={initialValues}
      validate={({ origin, copiedFrom, family, productId, name }) => ({
        ...(origin === 'copy' && copiedFrom === '' && { copiedFrom: words.originalMissing }),
        ...(origin === 'family' && family === '' && { family: words.familyMissing }),
        ...(problemOfId(productId) !== '' && { productId: problemOfId(productId) }),
        ...(name.trim() === '' && { name: words.nameMissing }),
      })}
      act={async ({ origin, copiedFrom, family, productId, name }) => {
        const id = productId.trim();
        const chosen = origin === 'copy' ? { copiedFrom } : { family };
        await send(beginProduct, { ...chosen, productId: id, name: name.trim() });
        showToast({ tone: 'success', title: words.hasBegun });
        void navigate(pathOfProduct(id));
      }}
      onClose={onClose}
    >
      <p>{words.newProductText}</p>
      <FormikRadioGroup
        name="origin"
        label={words.origin}
        options={origins.map((value) => ({ value, label: words.origins[value] }))}
        isRequired
      />
      <OriginChoice products={products} />
      <FormikTextField
        name="productId"
        label={words.newId}
        description={words.newIdHint}
        maxLength={6}
        inputMode="numeric"
        isRequired
        isImmediate
      />
      <FormikTextField name="name" label={words.newName} maxLength={200} isRequired isImmediate />
    </ActionDialog>
  );
}

/** Field for the product that is copied, or for the family with whose defaults the new product begins. */
function OriginChoice({ products }: NewProductButtonProps): ReactElement {
  const words = useMessages(messages);
  const lines = useMessages(productLineMessages);
  const { values } = useFormikContext<NewProductValues>();
  if (values.origin === 'family') {
    return (
      <FormikSelect
        key="family"
        name="family"
        label={words.family}
        description={words.familyHint}
        options={productFamilyNames.map((family) => ({ value: family, label: ownValue(lines, family) ?? family }))}
        isRequired
      />
    );
  }
  const originals = products.filter(({ version }) => version > 0);
  return (
    <FormikSelect
      key="copiedFrom"
      name="copiedFrom"
      label={words.original}
      description={words.originalHint}
      options={originals.map(({ productId, name }) => ({ value: productId, label: `${productId} ${name}` }))}
      isRequired
    />
  );
}
