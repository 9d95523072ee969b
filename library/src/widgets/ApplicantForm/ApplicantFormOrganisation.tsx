import type { ReactElement } from 'react';

import { Checkbox } from '../../components/Checkbox/index.ts';
import { DateField } from '../../components/DateField/index.ts';
import { Select } from '../../components/Select/index.ts';
import type { ApplicantField } from '../../domain/applicant/applicant.ts';
import { applicantFields } from '../../domain/applicant/applicantFields.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IndustryPicker, type IndustryPickerProps } from '../IndustryPicker/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import * as S from './ApplicantForm.styles.ts';
import { ApplicantFormField } from './ApplicantFormField.tsx';
import type { ApplicantFormPart } from './useApplicantFormPart.ts';

interface OrganisationProps {
  readonly part: ApplicantFormPart;
  readonly fields: readonly ApplicantField[];
  readonly natures: readonly string[];
  readonly nameOfNature: ((nature: string) => string) | undefined;
  readonly industries: IndustryPickerProps['tree'] | undefined;
  readonly onApproachIndustries: (() => void) | undefined;
}

/**
 * Section for the organisation (单位信息): its name, the document that identifies it, and data that only some products
 * need.
 */
export function ApplicantFormOrganisation({ fields, ...props }: OrganisationProps): ReactElement {
  const { part } = props;
  return (
    <>
      {fields.filter(part.shows).map((field) => {
        const { kind } = applicantFields[field].control;
        if (kind === 'nature') return <Nature key={field} {...props} />;
        if (kind === 'industry') return <Industry key={field} {...props} />;
        if (kind === 'validity') return <Validity key={field} part={part} />;
        return <ApplicantFormField key={field} part={part} field={field} />;
      })}
    </>
  );
}

/** Select for the organisation nature. The product defines the options. */
function Nature({ part, natures, nameOfNature }: Omit<OrganisationProps, 'fields'>): ReactElement {
  const text = useMessages(messages);
  return (
    <Select
      {...part.namedFieldOf('groupNature')}
      options={natures.map((nature) => ({ value: nature, label: nameOfNature?.(nature) ?? nature }))}
      placeholder={text.choose}
      value={part.value.groupNature}
      onChange={(groupNature) => part.set({ groupNature })}
    />
  );
}

function Industry({ part, industries, onApproachIndustries }: Omit<OrganisationProps, 'fields'>): ReactElement | null {
  if (industries === undefined) return null;
  return (
    <IndustryPicker
      {...part.namedFieldOf('industryCode')}
      tree={industries}
      value={part.value.industryCode ?? ''}
      onChange={(industryCode) => part.set({ industryCode })}
      onApproach={onApproachIndustries}
      onRetry={onApproachIndustries}
    />
  );
}

function Validity({ part }: { part: ApplicantFormPart }): ReactElement {
  const { value } = part;
  const field = part.namedFieldOf('groupIdValidUntil');
  return (
    <S.Validity>
      <DateField
        {...field}
        value={value.groupIdValidUntil}
        isDisabled={field.isDisabled || value.isGroupIdLongTerm}
        onChange={(groupIdValidUntil) => part.set({ groupIdValidUntil })}
      />
      {part.shows('isGroupIdLongTerm') ? (
        <Checkbox
          isSelected={value.isGroupIdLongTerm}
          isDisabled={part.isLocked}
          onChange={(isGroupIdLongTerm) =>
            part.set(isGroupIdLongTerm ? { isGroupIdLongTerm, groupIdValidUntil: '' } : { isGroupIdLongTerm })
          }
        >
          {part.labelOf('isGroupIdLongTerm')}
        </Checkbox>
      ) : null}
    </S.Validity>
  );
}
