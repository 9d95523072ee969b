import type { ReactElement } from 'react';

import type { RecentChoices } from '../../components/Cascader/index.ts';
import { regionCodeOf } from '../../domain/region/regionPath.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormText } from '../FormParts/index.ts';
import { RegionCascader } from '../RegionCascader/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import type { ApplicantFormPart } from './useApplicantFormPart.tsx';

/** 地址: the region and the street address. */
export function ApplicantFormAddress(props: {
  part: ApplicantFormPart;
  allowedAreaCodes: readonly number[] | undefined;
  recentRegions: RecentChoices | undefined;
}): ReactElement {
  const { part, allowedAreaCodes, recentRegions } = props;
  const { value, state } = part;
  const text = useMessages(messages);

  return (
    <>
      <RegionCascader
        {...part.fieldOf('address')}
        value={regionCodeOf(value.address)}
        allowedAreaCodes={allowedAreaCodes}
        recent={recentRegions}
        isReadOnly={part.isReadOnly}
        isDisabled={part.isDisabled}
        onChange={(_, [province, city, district]) => {
          state.setAddress({
            provinceCode: province?.code ?? 0,
            cityCode: city?.code ?? 0,
            districtCode: district?.code ?? 0,
          });
          state.touch('address');
        }}
        onBlur={() => state.touch('address')}
      />
      <FormText
        {...part.helpOf('addressDetail')}
        id={`${part.id}-addressDetail`}
        label={text.addressDetail}
        value={value.address.detail}
        isRequired={part.isRequired('address')}
        isReadOnly={part.isReadOnly}
        isDisabled={part.isDisabled}
        onCommit={(detail) => state.setAddress({ detail: detail.trim() })}
        onLeave={() => state.touch('addressDetail')}
      />
    </>
  );
}
