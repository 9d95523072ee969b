import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Applicant, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import { applicantContext, applicantFields } from '@tuanbao/library/samples/applicants';
import { ApplicantForm, type ApplicantFormProps } from '@tuanbao/library/widgets/ApplicantForm';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';

type Overrides = Partial<Omit<ApplicantFormProps, 'onChange'>>;

/** Renders the form in a parent component that stores the value and shows its problems. */
export function renderForm({ value: start = emptyApplicant, ...props }: Overrides = {}) {
  const onChange = vi.fn<(applicant: Applicant) => void>();
  function Owner() {
    const [value, setValue] = useState(start);
    return (
      <ApplicantForm
        fields={applicantFields}
        natures={applicantContext.natures}
        problems={applicantProblems(value, applicantContext)}
        {...props}
        value={value}
        onChange={(applicant) => {
          onChange(applicant);
          setValue(applicant);
        }}
      />
    );
  }
  const view = render(
    <I18nProvider locale="zh-CN">
      <Owner />
    </I18nProvider>,
  );
  return { ...view, onChange, user: userEvent.setup() };
}

/** Returns the text field with this label. */
export const field = (name: string) => screen.getByRole('textbox', { name });
