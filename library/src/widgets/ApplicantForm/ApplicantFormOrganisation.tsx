import type { ReactElement } from 'react';

import { Checkbox } from '../../components/Checkbox/index.ts';
import { DateField } from '../../components/DateField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { groupIdTypes } from '../../domain/enumeration/groupIdType.ts';
import { groupIdTypeMessages } from '../../i18n/enumerations/groupIdType.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormText } from '../FormParts/index.ts';
import { IndustryPicker } from '../IndustryPicker/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import * as S from './ApplicantForm.styles.ts';
import type { ApplicantFormProps } from './ApplicantForm.tsx';
import { ApplicantFormFacts } from './ApplicantFormFacts.tsx';
import type { ApplicantFormPart } from './useApplicantFormPart.tsx';

/** 单位信息: who buys, and the document that proves it. */
export function ApplicantFormOrganisation(
  props: Pick<ApplicantFormProps, 'natures' | 'industries' | 'onApproachIndustries'> & { part: ApplicantFormPart },
): ReactElement {
  const { part, natures, industries, onApproachIndustries } = props;
  const text = useMessages(messages);
  const typeNames = useMessages(groupIdTypeMessages);
  const { value, state } = part;
  const natureOptions = natures.map((nature) => ({ value: nature, label: nature }));

  return (
    <>
      {part.shows('groupName') ? <FormText {...part.textOf('groupName')} /> : null}
      {part.shows('groupNature') ? (
        <Select
          {...part.fieldOf('groupNature')}
          options={natureOptions}
          placeholder={text.choose}
          value={value.groupNature}
          isDisabled={part.isLocked}
          onChange={(groupNature) => state.set({ groupNature })}
          onBlur={() => state.touch('groupNature')}
        />
      ) : null}
      {part.shows('industryCode') && industries !== undefined ? (
        <IndustryPicker
          {...part.fieldOf('industryCode')}
          tree={industries}
          value={value.industryCode ?? ''}
          isReadOnly={part.isReadOnly}
          isDisabled={part.isDisabled}
          onChange={(industryCode) => state.set({ industryCode })}
          onBlur={() => state.touch('industryCode')}
          onApproach={onApproachIndustries}
          onRetry={onApproachIndustries}
        />
      ) : null}
      {part.shows('groupIdType') ? (
        <Select
          {...part.fieldOf('groupIdType')}
          options={groupIdTypes.map((type) => ({ value: type, label: typeNames[type] }))}
          value={value.groupIdType}
          isDisabled={part.isLocked}
          onChange={(chosen) =>
            state.set({ groupIdType: groupIdTypes.find((type) => type === chosen) ?? 'creditCode' })
          }
          onBlur={() => state.touch('groupIdType')}
        />
      ) : null}
      {part.shows('groupIdNo') ? <FormText {...part.textOf('groupIdNo')} /> : null}
      {part.shows('groupIdValidUntil') ? <Validity part={part} /> : null}
      {part.shows('legalPersonName') ? <FormText {...part.textOf('legalPersonName')} /> : null}
      <ApplicantFormFacts part={part} />
    </>
  );
}

function Validity({ part }: { part: ApplicantFormPart }): ReactElement {
  const { value, state } = part;
  return (
    <S.Validity>
      <DateField
        {...part.fieldOf('groupIdValidUntil')}
        value={value.groupIdValidUntil}
        isDisabled={part.isDisabled || value.isGroupIdLongTerm}
        isReadOnly={part.isReadOnly}
        onChange={(groupIdValidUntil) => state.set({ groupIdValidUntil })}
        onBlur={() => state.touch('groupIdValidUntil')}
      />
      {part.shows('isGroupIdLongTerm') ? (
        <Checkbox
          isSelected={value.isGroupIdLongTerm}
          isDisabled={part.isLocked}
          onChange={(isGroupIdLongTerm) =>
            state.set(isGroupIdLongTerm ? { isGroupIdLongTerm, groupIdValidUntil: '' } : { isGroupIdLongTerm })
          }
        >
          {part.labelOf('isGroupIdLongTerm')}
        </Checkbox>
      ) : null}
    </S.Validity>
  );
}
