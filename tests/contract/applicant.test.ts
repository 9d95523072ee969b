import { type Applicant, type ApplicantField, emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantFieldNames } from '@tuanbao/library/domain/applicant/applicantFields';
import { expect, it } from 'vitest';

import { applicantWire } from '../../app/contract/wire/applicant.schema.ts';
import { applicantCodec } from '../../app/contract/wire/applicant.ts';
import { applicant } from '../../stories/fixtures/order/applicant.ts';

const facts: Partial<Applicant> = {
  establishedOn: '2018-05-06',
  legalPersonIdNo: 'E12345678',
  operatorRelation: 'authorisedAgent',
  operatorIdNo: '110199199001150012',
  companyCategory: 'medium',
  employeeTotal: '320',
  annualIncome: '120000000',
  totalAssets: '88000000.50',
  registeredCapital: '5000000',
  postcode: '518057',
};

it('is sent with the names of the specification', () => {
  expect(applicantCodec.toWire({ ...applicant, ...facts })).toMatchObject({
    setUpTime: '2018-05-06',
    legalPersonIdNo: 'E12345678',
    operatorRelation: '3',
    companyCategory: '中型企业',
    totalEmployers: '320',
    totalIncome: '120000000',
    groupAssets: '88000000.50',
    registersdFunds: '5000000',
    postCode: '518057',
  });
});

it.each([
  ['filled in', { ...applicant, ...facts }],
  ['left empty', { ...emptyApplicant, address: applicant.address }],
])('is the same after writing and reading: %s', (_, given) => {
  const wire: unknown = JSON.parse(JSON.stringify(applicantCodec.toWire(given)));
  expect(applicantCodec.fromWire(applicantWire.validateSync(wire, { strict: true }))).toEqual(given);
});

it('stays absent in a record that is older than the field', () => {
  const before = Object.fromEntries(Object.entries(applicant).filter(([field]) => !(field in facts)));
  const wire = applicantCodec.toWire(before as unknown as typeof applicant);
  expect(Object.keys(applicantCodec.fromWire(wire)).toSorted()).toEqual(Object.keys(before).toSorted());
});

const filled: Applicant = {
  ...applicant,
  ...facts,
  legalPersonName: '安澜',
  landline: '0755-12345678',
  industryCode: '6020',
  groupIdType: 'businessLicence',
  isGroupIdLongTerm: true,
  groupIdValidUntil: '2030-06-30',
};

it.each(applicantFieldNames)('%s travels under a name of its own', (field: ApplicantField) => {
  const alone = { ...emptyApplicant, [field]: filled[field] };
  expect(applicantCodec.toWire(alone)).not.toEqual(applicantCodec.toWire(emptyApplicant));
  expect(applicantCodec.fromWire(applicantCodec.toWire(alone))).toEqual(alone);
});
