import { showToast } from '@tuanbao/library/components/Toast';
import { FormikCheckbox } from '@tuanbao/library/formik/FormikCheckbox';
import { FormikNumberField } from '@tuanbao/library/formik/FormikNumberField';
import { FormikSelect } from '@tuanbao/library/formik/FormikSelect';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { everyHost } from '../../contract/desk/products/products.schema.ts';
import { askProductOff, dropNewProduct, placeProduct, switchProductOn } from '../../contract/desk/products/products.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { hostName, type ListedProduct } from './listedProduct.ts';
import { messages } from './products.messages.ts';

/** Actions of an operator on a product in the list. */
export type ProductVerb = 'drop' | 'place' | 'switchOff' | 'switchOn';

export interface ProductDialogProps {
  readonly verb: ProductVerb;
  readonly product: ListedProduct;
  /** Hosts of all partners. The product can be switched off on each of them. */
  readonly hosts: readonly string[];
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Dialog for one action on a product: `drop`, `place`, `switchOff` or `switchOn`. */
export function ProductDialog({ verb, ...props }: ProductDialogProps): ReactElement {
  if (verb === 'drop') return <DropDialog {...props} />;
  return verb === 'place' ? <PlaceDialog {...props} /> : <SwitchDialog {...props} verb={verb} />;
}

/**
 * Value of the option for the platform's own host. Calls use the empty text for this host, but an option can't be
 * empty.
 */
const own = 'own';

/** Dialog that requests to switch a product off on a host, or switches it on again. */
function SwitchDialog(props: ProductDialogProps & { readonly verb: 'switchOff' | 'switchOn' }): ReactElement {
  const { verb, product, hosts, onChange, onClose } = props;
  const words = useMessages(messages);
  const { send } = useServices();
  const { productId, name, offOn } = product;
  const isOff = verb === 'switchOff';
  const offered = isOff ? [everyHost, '', ...hosts].filter((host) => !offOn.includes(host)) : offOn;
  const act = async (values: { readonly host: string }, reason: string) => {
    const host = values.host === own ? '' : values.host;
    await send(isOff ? askProductOff : switchProductOn, { productId, host, reason });
    showToast({ tone: 'success', title: isOff ? words.askedOff : words.switchedOn });
    onChange();
  };
  return (
    <ActionDialog
      title={isOff ? words.switchOffOf(name) : words.switchOnOf(name)}
      verb={isOff ? words.askOff : words.switchOn}
      isDangerous={isOff}
      initialValues={{ host: offered[0] || own }}
      validate={({ host }) => (host === '' ? { host: words.hostMissing } : {})}
      act={act}
      onClose={onClose}
    >
      <p>{isOff ? words.switchOffText : words.switchOnText}</p>
      <FormikSelect
        name="host"
        label={words.host}
        options={offered.map((host) => ({ value: host || own, label: hostName(words, host) }))}
        isRequired
      />
    </ActionDialog>
  );
}

/** Dialog that drops a new product that was never published. */
function DropDialog({ product, onChange, onClose }: Omit<ProductDialogProps, 'verb'>): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { productId, name } = product;
  const act = async () => {
    await send(dropNewProduct, { productId });
    showToast({ tone: 'success', title: words.dropped });
    onChange();
  };
  return (
    <ActionDialog
      title={words.dropOf(name)}
      verb={words.drop}
      isDangerous
      asksReason={false}
      initialValues={{}}
      act={act}
      onClose={onClose}
    >
      <p>{words.dropText(productId)}</p>
    </ActionDialog>
  );
}

const isNoPlace = (value: number | null) => value !== null && !(Number.isInteger(value) && value >= 1 && value <= 999);

/** Dialog that sets the position of a product in the agents' list, and marks the product as hot or not. */
function PlaceDialog({ product, onChange, onClose }: Omit<ProductDialogProps, 'verb'>): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { productId, name, isHot, position } = product;
  const act = async (values: { readonly isHot: boolean; readonly position: number | null }) => {
    await send(placeProduct, { productId, isHot: values.isHot, position: values.position ?? 0 });
    showToast({ tone: 'success', title: words.placed });
    onChange();
  };
  const initialValues: { isHot: boolean; position: number | null } = {
    isHot,
    position: position === 0 ? null : position,
  };
  return (
    <ActionDialog
      title={words.placeOf(name)}
      verb={words.save}
      asksReason={false}
      initialValues={initialValues}
      validate={(values) => (isNoPlace(values.position) ? { position: words.positionWrong } : {})}
      act={act}
      onClose={onClose}
    >
      <p>{words.placeText}</p>
      <FormikNumberField name="position" label={words.positionLabel} description={words.positionHint} />
      <FormikCheckbox name="isHot">{words.hotLabel}</FormikCheckbox>
    </ActionDialog>
  );
}
