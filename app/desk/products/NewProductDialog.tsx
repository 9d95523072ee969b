import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useNavigate } from '../../client/platform/navigation/router.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { beginProduct } from '../../contract/desk/products/products.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import type { ListedProduct } from './listedProduct.ts';
import { pathOfProduct } from './productPaths.ts';
import { messages } from './products.messages.ts';

export interface NewProductButtonProps {
  /** All products of the list. */
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

/** Dialog that begins a product as a copy of another one, and then opens its workbench. */
function NewProductDialog({ products, onClose }: NewProductButtonProps & { onClose: () => void }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const navigate = useNavigate();
  const originals = products.filter(({ version }) => version > 0);
  const problemOfId = (productId: string) => {
    if (!idPattern.test(productId.trim())) return words.idWrong;
    return products.some((product) => product.productId === productId.trim()) ? words.idTaken : '';
  };
  return (
    <ActionDialog
      title={words.newProduct}
      verb={words.begin}
      asksReason={false}
      initialValues={{ copiedFrom: '', productId: '', name: '' }}
      validate={({ copiedFrom, productId, name }) => ({
        ...(copiedFrom === '' && { copiedFrom: words.originalMissing }),
        ...(problemOfId(productId) !== '' && { productId: problemOfId(productId) }),
        ...(name.trim() === '' && { name: words.nameMissing }),
      })}
      act={async ({ copiedFrom, productId, name }) => {
        const id = productId.trim();
        await send(beginProduct, { copiedFrom, productId: id, name: name.trim() });
        showToast({ tone: 'success', title: words.hasBegun });
        void navigate(pathOfProduct(id));
      }}
      onClose={onClose}
    >
      <p>{words.newProductText}</p>
      <FormikSelect
        name="copiedFrom"
        label={words.original}
        options={originals.map(({ productId, name }) => ({ value: productId, label: `${productId} ${name}` }))}
        isRequired
      />
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
