import { problemPersons } from './problemPersons.ts';
import { check, type Row, shown, test } from './statement.ts';

const session = (title: string) => test('client/session.test.tsx', title);
const failed = test('client/callErrors.test.tsx', '$situation shows $toast');
const catalogue = test('client/http.test.ts', 'with $situation is $ending');
const login = (title: string) => test('widgets/LoginDialog.test.tsx', title);
const overTheWork = session('opens the login over the work and sends the very same call again after sign-in');

/** Specification 001 §1: purpose of the interface. */
export const interfacePurpose: readonly Row[] = [
  shown(
    'one interface serves agents and users of a partner on another host',
    check('POST /oauth/login'),
    check('POST /oauth/channelLogin'),
  ),
];

/** Specification 001 §2: screens. */
export const interfaceScreens: readonly Row[] = [
  shown(
    'login is a modal; the waiting page is a window of its own',
    overTheWork,
    test('client/payment.test.ts', 'is opened blank inside the press and led to the cashier once the order is there'),
  ),
];

/** Specification 001 §3: payloads of calls. */
export const payloads: readonly Row[] = [
  shown('an invoice request has three beans and five fields', check('POST /api/invoice/saveInvoiceInfo')),
  shown('an upload authorisation has seven fields', check('GET /api/oss/getAuthInfo')),
  shown(
    'a person check has productId and personInfoList',
    check('POST /api/validPersonInfo'),
    check('POST /api/getPersonRiskInfo'),
  ),
];

/** Specification 001 §4: states that calls cause. */
export const callStates: readonly Row[] = [
  shown(
    'a not-logged-in result opens the login, except for the user-info call',
    overTheWork,
    session('remembers the page, opens the login over it and goes on there after sign-in'),
  ),
  shown(
    'login and user info sign in, logout signs out',
    check('POST /api/user/getUserInfo'),
    check('GET /oauth/logout'),
  ),
  shown(
    'stored orders are filled in again',
    check('GET /api/tmpOrder/getTmpOrderInfo/{id}'),
    check('GET /api/order/getHistoryPolicyPersons'),
  ),
];

/** Specification 001 §5: validation by calls. */
export const callValidation: readonly Row[] = [
  shown(
    '拒保 saves a waylay record',
    check('POST /api/saveGroupWaylayRecord'),
    test(
      'client/writeSteps.test.tsx',
      'a name that the server turns away is said so when it is left, and put on record',
    ),
  ),
  shown(
    'an endorsement in progress is told, an external product leads to its address',
    check('an endorsement in progress refuses another'),
    test(
      'domain/endorsement/endorsementEligibility.test.ts',
      'sends the browser to an external product’s pages, whatever else is said',
    ),
  ),
];

/** Specification 001 §8: the envelope. */
const envelope: readonly Row[] = [
  shown(
    'data, resCode, code and info; 000001 or 200 is a success',
    check('the envelope has data, resCode, code and info'),
  ),
  shown(
    '000011, 000003, arrays, .json and two calls are data',
    catalogue,
    test('client/http.test.ts', 'that passes as data from $path is rejected from elsewhere'),
  ),
  shown(
    '400, 401 and others are rejected with info',
    check('body codes 400 and 401 are no success'),
    test('client/http.test.ts', 'of %s that says 401 or 400 is rejected all the same'),
  ),
];

/** Specification 001 §8: handling of errors. */
const handling: readonly Row[] = [
  shown('001011 opens the login', check('001011 without a session'), overTheWork),
  shown(
    '001011 or 401 of user info remembers the target',
    session('remembers the page, opens the login over it and goes on there after sign-in'),
  ),
  shown(
    'other HTTP states and 006004 are toasts',
    failed,
    test(
      'client/callErrors.test.tsx',
      'is a toast beside what the page says, once for its cause, and the page keeps its retry',
    ),
    check('006004 with words in info'),
  ),
  shown(
    'a network failure says 系统繁忙 unless told otherwise',
    test('client/callErrors.test.tsx', 'says that the system is busy where no answer came'),
    test(
      'client/callErrors.test.tsx',
      'says nothing where the call asked for silence or its screen has an answer of its own',
    ),
  ),
  shown(
    'an upload that isn’t answered with 200 is rejected',
    check('an upload status other than 200 is a rejection'),
    test('client/uploadVideo.test.ts', 'an upload that isn’t answered with 200 has failed'),
  ),
  shown(
    'a message of status 1 is an alert with 知道了',
    test('client/callErrors.test.tsx', 'is an alert that stays until it is noted, one after the other and each once'),
    test('server/errorCatalogue.test.ts', 'a refusal that ends what was under way has status 1'),
  ),
  shown(
    'other messages stay for 3 seconds',
    test('components/Toast.test.tsx', 'says its message to a screen reader and leaves after three seconds'),
  ),
  shown(
    'a refused login shows info or msg',
    check('login failure'),
    test('client/http.test.ts', 'of a refusal has its words in info, else in msg'),
    login('keeps what was typed and says why when it is refused'),
  ),
  shown('login says 登录成功', session('remembers the page, opens the login over it and goes on there after sign-in')),
  shown(
    'logout says info or 退出成功',
    session('forgets the agent and asks the next one to sign in; the server says %j'),
  ),
  shown(
    'addresses that fail are told',
    test('widgets/RegionCascader.test.tsx', 'says so where the regions never arrive'),
  ),
  shown(
    'a blocked window asks for leave once',
    test(
      'client/paymentPanel.test.tsx',
      'asks for leave where the browser blocked the window, tries once more, then offers the link in this tab',
    ),
  ),
  shown(
    'a failed endorsement check is told',
    test('client/policyChoice.test.tsx', 'says that the check itself failed, and lets the agent try again'),
  ),
  shown(
    'an endorsement in progress has a default sentence',
    test('domain/endorsement/endorsementEligibility.test.ts', 'refuses with the insurer’s words, or as in progress'),
    test('domain/i18n/endorsement.test.ts', 'says the specification’s sentences and words'),
  ),
  shown(
    '000002 opens a popup with the problem persons',
    ...problemPersons,
    check('000002 with the problem persons'),
    check('000002 of an endorsement'),
  ),
  shown('an invalid jump is told', test('client/productJump.test.tsx', 'an invalid address leads nowhere and says so')),
];

/** Specification 001 §8: the error catalogue. */
export const errors: readonly Row[] = [...envelope, ...handling];

/** Specification 001 §9: constants of calls. */
export const callConstants: readonly Row[] = [
  shown(
    'defaults: settingPlan B, applyQuantity 1, durations',
    check('settingPlan is B'),
    check('applyQuantity is 1 by default'),
    check('durations of 1-6 and 12 months'),
  ),
  shown('lists of products by purpose', test('catalogue/specificationLists.test.ts', '%s: %j and no other')),
];
