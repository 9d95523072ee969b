import { problemPersons } from './problemPersons.ts';
import { check, type Row, shown, test } from './statement.ts';

const login = (title: string) => test('widgets/LoginDialog.test.tsx', title);
const applicant = (title: string) => test('domain/applicant/applicantProblems.test.ts', title);
const person = (title: string) => test('domain/roster/checkPerson.test.ts', title);
const draft = (title: string) => test('domain/order/draftProblems.test.ts', title);
const products = (title: string) => test('server/productRules.test.ts', title);

/** Specification 000 §5: validation rules. */
export const validation: readonly Row[] = [
  shown(
    'a group name is required',
    applicant('is required (%j)'),
    test('domain/i18n/applicantProblems.test.ts', 'says the specification’s sentences of a group name'),
  ),
  shown(
    'it says something beside brackets, separators, letters and digits',
    applicant('must say something beside brackets, separators, letters and digits (%j)'),
  ),
  shown('three characters need the exemption', applicant('of three characters needs the exemption')),
  shown(
    'it holds no forbidden word',
    applicant('may not hide a forbidden word (%j)'),
    applicant('may not hold a forbidden word, and a message of its own names the word'),
  ),
  shown(
    '拒保 records the group',
    test('domain/applicant/waylay.test.ts', 'knows the refusal of a group by 拒保'),
    test(
      'client/writeSteps.test.tsx',
      'a name that the server turns away is said so when it is left, and put on record',
    ),
  ),
  shown(
    'the age is within the product’s range',
    person('age by the start date: $because'),
    check('000002 with the problem persons'),
  ),
  shown(
    'the age counts on the day that ageCheckType names',
    products('a product that counts the age on the day of the order takes who turns 66 before cover starts'),
  ),
  shown(
    'ages have limits by sex',
    products('%s is refused (%s)'),
    person('has limits of their own for each sex, and by class for holders of an id card'),
  ),
  shown(
    'one product is exempt',
    test('catalogue/specificationLists.test.ts', '345 takes every age, plan GP3361 is limited to 30万'),
  ),
  shown(
    'ages by class for id cards, with the name',
    person('knows limits by class for id cards only, though a residence id tells the birthday too'),
    person('names the person where the specification does, and only there'),
  ),
  shown(
    'the same id anywhere is 被保人重复',
    test('domain/roster/duplicates.test.ts', 'finds the same id type and number in another scheme'),
    check('000002 with the problem persons'),
  ),
  shown('保障计划N不支持X类职业投保', draft('with a class that the product refuses says which plan and class')),
  shown(
    '保障计划N中第M类职业还未选择',
    draft('without persons or occupations names the scheme in the words of the specification'),
  ),
  shown(
    'id numbers and tax id are in upper case',
    applicant('upper-cases the id and takes spaces out of the mobile number'),
    test('domain/invoice/invoice.test.ts', 'is stored with the tax id in upper case and numbers without spaces'),
  ),
  shown(
    'a housing area above 500 is class 501, else 1',
    test('domain/subject/house/houseProblems.test.ts', '%s m² are in area class %i'),
    check('housing area 501 above 500 square metres, else 1'),
  ),
  shown(
    'a count of 0 is 1, but not on the AX line',
    test('domain/rating/quote.test.ts', 'charges a count of 0 as one person, but not on the AX line'),
  ),
  shown(
    'an address on the decline list is refused',
    products('%s is refused (%s)'),
    test('domain/applicant/declinedAddress.test.ts', 'refuses the applicant’s address by the product’s list, in words'),
  ),
  shown(
    'the number of pools is required',
    test('domain/subject/pool/poolProblems.test.ts', '%s is no number of pools'),
  ),
  shown(
    'area, address and photographs of pools are required',
    test('widgets/PoolForm.test.tsx', 'says everything that the specification asks for, in its words'),
  ),
  shown('a mobile number is required and judged', login('asks for no code with the mobile number "%s"')),
  shown('an SMS code is required', login('asks for the code before it signs in')),
  shown(
    'user name and password are required',
    login('offers users of the partner system the choice between code and password, under the name of that system'),
  ),
  shown(
    'a small-scale taxpayer gets no special invoice',
    test('widgets/InvoiceForm.test.tsx', 'reads that a special invoice is out of reach'),
    check('a small-scale taxpayer gets no special invoice'),
  ),
  shown(
    'an endorsement in progress refuses another; external products lead away',
    test(
      'domain/endorsement/endorsementEligibility.test.ts',
      'sends the browser to an external product’s pages, whatever else is said',
    ),
    check('an endorsement in progress refuses another'),
  ),
  shown('000002 lists problem persons in a popup', ...problemPersons),
  shown(
    'field rules are judged on their trigger',
    test(
      'domain/product/productRules.test.ts',
      'counts at every submission, and names the event on which its problem is shown',
    ),
  ),
];
