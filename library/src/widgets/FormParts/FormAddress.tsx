import type { ReactElement } from 'react';

import type { Address } from '../../domain/region/address.ts';
import { regionCodeOf } from '../../domain/region/regionPath.ts';
import { RegionCascader } from '../RegionCascader/index.ts';
import { FormText } from './FormText.tsx';
import type { FormPart } from './useFormPart.tsx';

export interface FormAddressProps {
  /** State of the form that contains the address. */
  part: FormPart<{ readonly address: Address }>;
  /** Label of the region. */
  regionLabel: string;
  /** Label of the street address. */
  detailLabel: string;
  /** Marks the region as required. */
  isRegionRequired: boolean;
  /** Marks the street address as required. */
  isDetailRequired: boolean;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes: readonly number[] | undefined;
}

/** Fields for the address of a subject: region and street address. */
export function FormAddress(props: FormAddressProps): ReactElement {
  const { part } = props;
  const { address } = part.value;
  const { onBlur, ...detail } = part.fieldOf('address.detail');

  return (
    <>
      <RegionCascader
        {...part.fieldOf('address')}
        label={props.regionLabel}
        isRequired={props.isRegionRequired}
        value={regionCodeOf(address)}
        allowedAreaCodes={props.allowedAreaCodes}
        onChange={(_, [province, city, district]) => {
          const chosen = {
            provinceCode: province?.code ?? 0,
            cityCode: city?.code ?? 0,
            districtCode: district?.code ?? 0,
          };
          part.set((latest) => ({ address: { ...latest.address, ...chosen } }));
          part.touch('address');
        }}
      />
      <FormText
        {...detail}
        label={props.detailLabel}
        isRequired={props.isDetailRequired}
        value={address.detail}
        onCommit={(text) => part.set((latest) => ({ address: { ...latest.address, detail: text.trim() } }))}
        onLeave={onBlur}
      />
    </>
  );
}
