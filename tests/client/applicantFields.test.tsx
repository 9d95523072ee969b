import { screen } from '@testing-library/react';
import { ApplicantRecap } from '@tuanbao/app/client/orders/ApplicantRecap.tsx';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantFieldNames, applicantFields, isTextField } from '@tuanbao/library/domain/applicant/applicantFields';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { applicantFields as demands } from '@tuanbao/library/samples/applicants';
import { ApplicantForm } from '@tuanbao/library/widgets/ApplicantForm';
import { expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';
import { servicesFor } from './support/renderApp.tsx';
import { serverOfTests } from './support/serverOfTests.ts';

const { fields: names } = applicantProblemMessages['zh-CN'];
const server = serverOfTests();

it('every field of the applicant’s table has its control in the form', () => {
  const asked = { ...demands, ...Object.fromEntries(applicantFieldNames.map((field) => [field, 'optional'] as const)) };
  renderInChinese(
    <ApplicantForm
      value={emptyApplicant}
      onChange={() => undefined}
      fields={asked}
      natures={[]}
      industries="loading"
    />,
  );
  for (const field of applicantFieldNames)
    expect(screen.getAllByLabelText(new RegExp(`^${names[field]}`))).not.toEqual([]);
});

it('every field of the applicant’s table is shown in the recap, unless another field shows it', () => {
  const texts = Object.fromEntries(applicantFieldNames.filter(isTextField).map((field) => [field, '1']));
  renderInChinese(
    <ServicesProvider services={servicesFor(server.url)}>
      <ApplicantRecap applicant={{ ...emptyApplicant, ...texts }} />
    </ServicesProvider>,
  );
  for (const field of applicantFieldNames.filter(isTextField))
    expect([field, screen.queryByText(names[field]) !== null]).toEqual([
      field,
      applicantFields[field].recap !== 'never',
    ]);
});
