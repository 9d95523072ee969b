import type { ReactElement } from 'react';

import type { RecentChoices } from '../../components/Cascader/index.ts';
import { regionCodeOf } from '../../domain/region/regionPath.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormText } from '../FormParts/index.ts';
import { RegionCascader } from '../RegionCascader/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import type { ApplicantFormPart } from './useApplicantFormPart.ts';

/** Section for the address (地址): region and street address of the applicant. */
export function ApplicantFormAddress(props: {
  part: ApplicantFormPart;
  allowedAreaCodes: readonly number[] | undefined;
  recentRegions: RecentChoices | undefined;
}): ReactElement {
  const { part, allowedAreaCodes, recentRegions } = props;
  const { address } = part.value;
  const text = useMessages(messages);
  const { onBlur, ...detail } = part.fieldOf('addressDetail');

  return (
    <>
      <RegionCascader
        {...part.namedFieldOf('address')}
        value={regionCodeOf(address)}
        allowedAreaCodes={allowedAreaCodes}
        recent={recentRegions}
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
        isLong
        label={text.addressDetail}
        value={address.detail}
        isRequired={part.isRequired('address')}
        onCommit={(typed) => part.set((latest) => ({ address: { ...latest.address, detail: typed.trim() } }))}
        onLeave={onBlur}
      />
    </>
  );
}
