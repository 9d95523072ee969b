import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { RecentChoices } from '../../components/Cascader/index.ts';
import type { Applicant, ApplicantField } from '../../domain/applicant/applicant.ts';
import { applicantFieldNames, applicantFields } from '../../domain/applicant/applicantFields.ts';
import type { FieldDemand } from '../../domain/problem/fieldDemand.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid, FormSection } from '../FormParts/index.ts';
import type { IndustryPickerProps } from '../IndustryPicker/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import * as S from './ApplicantForm.styles.ts';
import { ApplicantFormAddress } from './ApplicantFormAddress.tsx';
import { ApplicantFormField } from './ApplicantFormField.tsx';
import { ApplicantFormOrganisation } from './ApplicantFormOrganisation.tsx';
import { useApplicantFormPart } from './useApplicantFormPart.ts';

export interface ApplicantFormProps {
  /** The applicant, held by the owner. */
  value: Applicant;
  /** Called when a field is committed: on blur, on Enter, after a second without a key, or when an option is chosen. */
  onChange: (applicant: Applicant) => void;
  /** Says for each field whether the product requires, allows or hides it. */
  fields: Readonly<Record<ApplicantField, FieldDemand>>;
  /** Organisation natures to choose from, in the user's language. */
  natures: readonly string[];
  /** Industries to choose from, or the state of loading them; without them the field isn't shown. */
  industries?: IndustryPickerProps['tree'] | undefined;
  /** Called when pointer or focus reaches the industries, or when the user asks to load them again. Load them now. */
  onApproachIndustries?: (() => void) | undefined;
  /**
   * The problems that `applicantProblems` returns for `value`; paths are field names. Each is shown after its field
   * lost focus.
   */
  problems?: readonly Problem[] | undefined;
  /** Shows every problem, for example after a refused submit. @default false */
  shouldShowAllProblems?: boolean | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
  /** Storage of recent regions, which are offered again. @default none are kept */
  recentRegions?: RecentChoices | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** The value can be read and focused but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Prefix of the controls' ids, `${id}-${field}`, so that an error summary can lead to them. @default 'applicant' */
  id?: string | undefined;
}

const fieldsIn = (section: 'organisation' | 'contact'): readonly ApplicantField[] =>
  applicantFieldNames.filter((field) => applicantFields[field].section === section);
const organisationFields = fieldsIn('organisation');
const contactFields = fieldsIn('contact');

/**
 * Form for the organisation that buys: identity, contact and address. The ref is the outermost element's; its `focus()`
 * goes to the first invalid control, else to the first.
 */
export const ApplicantForm: ForwardRefExoticComponent<ApplicantFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  ApplicantFormProps
>(function ApplicantForm(props, ref) {
  const root = useFocusRef(ref);
  const text = useMessages(messages);
  const part = useApplicantFormPart(props);

  return (
    <S.Root ref={root}>
      {organisationFields.some(part.shows) ? (
        <FormSection>
          <legend>{text.organisation}</legend>
          <FormGrid>
            <ApplicantFormOrganisation
              part={part}
              fields={organisationFields}
              natures={props.natures}
              industries={props.industries}
              onApproachIndustries={props.onApproachIndustries}
            />
          </FormGrid>
        </FormSection>
      ) : null}
      {contactFields.some(part.shows) ? (
        <FormSection>
          <legend>{text.contact}</legend>
          <FormGrid>
            {contactFields.filter(part.shows).map((field) => (
              <ApplicantFormField key={field} part={part} field={field} />
            ))}
          </FormGrid>
        </FormSection>
      ) : null}
      {part.shows('address') ? (
        <FormSection>
          <legend>{text.address}</legend>
          <FormGrid>
            <ApplicantFormAddress
              part={part}
              allowedAreaCodes={props.allowedAreaCodes}
              recentRegions={props.recentRegions}
            />
          </FormGrid>
        </FormSection>
      ) : null}
    </S.Root>
  );
});
