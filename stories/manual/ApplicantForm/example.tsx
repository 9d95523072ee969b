import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import { applicantContext, applicantFields, shenzhenCompany } from '@tuanbao/library/samples/applicants';
import { ApplicantForm } from '@tuanbao/library/widgets/ApplicantForm';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [applicant, setApplicant] = useState(shenzhenCompany);
  return (
    <ApplicantForm
      id="example-applicant"
      value={applicant}
      onChange={setApplicant}
      fields={applicantFields}
      natures={applicantContext.natures}
      problems={applicantProblems(applicant, applicantContext)}
    />
  );
}
