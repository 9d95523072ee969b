import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { RecentChoices } from '../../components/Cascader/index.ts';
import type { Applicant, ApplicantField } from '../../domain/applicant/applicant.ts';
import { applicantFieldNames, applicantFields } from '../../domain/applicant/applicantFields.ts';
import type { FieldDemand } from '../../domain/problem/fieldDemand.ts';
import type { Problem } from '../../domain/problem/problem.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid, FormSection } from '../FormParts/FormParts.styles.ts';
import type { IndustryPickerProps } from '../IndustryPicker/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import * as S from './ApplicantForm.styles.ts';
import { ApplicantFormAddress } from './ApplicantFormAddress.tsx';
import { ApplicantFormField } from './ApplicantFormField.tsx';
import { ApplicantFormOrganisation } from './ApplicantFormOrganisation.tsx';
import { useApplicantFormPart } from './useApplicantFormPart.ts';

export interface ApplicantFormProps {
  /** The applicant (controlled). */
  value: Applicant;
  /**
   * Called with the changed applicant when a field is committed: on blur, on Enter, one second after the last key, or
   * when an option is chosen.
   */
  onChange: (applicant: Applicant) => void;
  /** The product's demand for each field: required, optional or hidden. */
  fields: Readonly<Record<ApplicantField, FieldDemand>>;
  /** Organisation natures that the user can choose. */
  natures: readonly string[];
  /** Returns the name of a nature in the user's language. @default the nature itself */
  nameOfNature?: ((nature: string) => string) | undefined;
  /**
   * Industries that the user can choose, or the state of loading them. If absent, the form has no field for the
   * industry.
   */
  industries?: IndustryPickerProps['tree'] | undefined;
  /**
   * Called when the pointer or the focus reaches the industry field, or when the user wants to load the industries
   * again. The parent component should then load the industries.
   */
  onApproachIndustries?: (() => void) | undefined;
  /**
   * Problems of `value`, as `applicantProblems` returns them. The path of a problem begins with the name of a field.
   * Its `shownOn` says after which event the problem is shown; by default, after the field has lost focus.
   */
  problems?: readonly Problem[] | undefined;
  /** Shows the problems of all fields, for example after a submit was refused. @default false */
  shouldShowAllProblems?: boolean | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
  /**
   * Storage for the regions that the user chose most recently. The field offers these regions first.
   * @default no regions are stored
   */
  recentRegions?: RecentChoices | undefined;
  /** Makes all controls unavailable and leaves their values out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /**
   * If true, the user can read the values but can't change them. Selects and checkboxes are then disabled.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Prefix of the ids of the controls; an id is `${id}-${field}`. An error summary links to these ids.
   * @default 'applicant'
   */
  id?: string | undefined;
}

const fieldsIn = (section: 'organisation' | 'contact'): readonly ApplicantField[] =>
  applicantFieldNames.filter((field) => applicantFields[field].section === section);
const organisationFields = fieldsIn('organisation');
const contactFields = fieldsIn('contact');

/**
 * Form for the organisation that buys the insurance: identity, contact and address. The ref is the outermost element;
 * its `focus()` focuses the first invalid control, or the first control if none is invalid.
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
              nameOfNature={props.nameOfNature}
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
