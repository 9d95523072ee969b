import type { ReactElement } from 'react';

import type { Address } from '../../domain/region/address.ts';
import { regionCodeOf } from '../../domain/region/regionPath.ts';
import { RegionCascader } from '../RegionCascader/index.ts';
import { FormText } from './FormText.tsx';
import type { SubjectFormPart } from './useSubjectFormPart.ts';

export interface FormAddressProps {
  /** The form that contains the address. */
  part: SubjectFormPart;
  /** Name of the address in the subject. */
  field: string;
  /** The address (controlled). */
  address: Address;
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
  const { part, field, address } = props;
  const { onBlur, ...detail } = part.fieldOf(`${field}.detail`);

  return (
    <>
      <RegionCascader
        {...part.fieldOf(field)}
        label={props.regionLabel}
        isRequired={props.isRegionRequired}
        value={regionCodeOf(address)}
        allowedAreaCodes={props.allowedAreaCodes}
        onChange={(_, [province, city, district]) => {
          part.setAddress(field, {
            provinceCode: province?.code ?? 0,
            cityCode: city?.code ?? 0,
            districtCode: district?.code ?? 0,
          });
          part.touch(field);
        }}
      />
      <FormText
        {...detail}
        label={props.detailLabel}
        isRequired={props.isDetailRequired}
        value={address.detail}
        onCommit={(text) => part.setAddress(field, { detail: text.trim() })}
        onLeave={onBlur}
      />
    </>
  );
}
