import type { ReactElement } from 'react';

import { ownValue } from '../../domain/record/ownValue.ts';
import { regionCodeOf } from '../../domain/region/regionPath.ts';
import { isAddress } from '../../domain/subject/shape/fieldProblems.ts';
import { RegionCascader } from '../RegionCascader/index.ts';
import { FormText } from './FormText.tsx';
import { namedFieldOf, type SubjectControlProps } from './subjectControl.ts';

/** The two controls for the address of an insured subject: one for the region, one for the street address. */
export function SubjectAddress(props: SubjectControlProps<'address'>): ReactElement | null {
  const { part, field, words } = props;
  const address = part.values.get(field);
  const { label, isRequired } = namedFieldOf(props);
  const { onBlur, ...detail } = part.fieldOf(`${field}.detail`);
  if (!isAddress(address)) return null;

  return (
    <>
      <RegionCascader
        {...part.fieldOf(field)}
        label={ownValue(words.regions, field) ?? label}
        isRequired={isRequired}
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
        isLong
        label={ownValue(words.details, field) ?? label}
        isRequired={isRequired && !props.control.isDetailOptional}
        value={address.detail}
        onCommit={(text) => part.setAddress(field, { detail: text.trim() })}
        onLeave={onBlur}
      />
    </>
  );
}
